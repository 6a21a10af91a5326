import { Button } from "@/components/ui/button";
import { ChipLink, RemovableChip } from "@/components/ui/chip";
import { Input } from "@/components/ui/field";
import { Search } from "@/components/ui/icons";
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

/** The search box of the list; the theme chosen before goes along. */
export function NewsSearch({ filters }: { filters: NewsFilters }) {
  return (
    <div className="flex max-w-xl gap-2.5 py-4">
      <Input
        type="search"
        name="q"
        aria-label="Rechercher un article"
        placeholder="Un mot, un programme, une province"
        maxLength={200}
        defaultValue={filters.q}
      />
      <input type="hidden" name="categorie" defaultValue={filters.topic} />
      <Button type="submit" variant="primary">
        <Search className="size-4.5" />
        Rechercher
      </Button>
    </div>
  );
}
