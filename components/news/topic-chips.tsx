import { ChipLink, RemovableChip } from "@/components/ui/chip";
import { newsTopics } from "@/lib/news/choices";
import { type NewsFilters, newsHref } from "@/lib/news/filters";

/** The themes as links; a category or tag that is none of them can be taken off. */
export function TopicChips({ filters }: { filters: NewsFilters }) {
  const { q, topic } = filters;
  const other = topic !== "" && !Object.hasOwn(newsTopics, topic);
  return (
    <nav aria-label="Thèmes" className="flex flex-wrap gap-2">
      <ChipLink href={newsHref({ q })} current={topic === ""}>
        Toutes les actualités
      </ChipLink>
      {Object.entries(newsTopics).map(([value, label]) => (
        <ChipLink key={value} href={newsHref({ q, topic: value })} current={topic === value}>
          {label}
        </ChipLink>
      ))}
      {other && <RemovableChip href={newsHref({ q })}>{topic}</RemovableChip>}
    </nav>
  );
}
