import { FilterRow } from "@/components/forms/filter-row";
import { OtherState, SearchWords } from "@/components/forms/filters";
import { ChipLink } from "@/components/ui/chip";
import { withCount } from "@/lib/copy/counts";
import { newsTopics } from "@/lib/news/choices";
import { type NewsFilters, newsHref } from "@/lib/news/filters";
import type { Facets } from "@/lib/search/facets";

/** The themes as links, each with how many articles it would leave. */
export function TopicChips({ filters, facets }: { filters: NewsFilters; facets: Facets }) {
  const { q, topic, sort } = filters;
  return (
    <nav
      aria-label="Thèmes"
      className="flex gap-2 max-sm:-mx-(--wrap-margin) max-sm:overflow-x-auto max-sm:px-(--wrap-margin) sm:flex-wrap"
    >
      <ChipLink href={newsHref({ q, sort })} current={topic === ""}>
        Toutes les actualités
      </ChipLink>
      {Object.entries(newsTopics).map(([value, label]) => (
        <ChipLink key={value} href={newsHref({ q, sort, topic: value })} current={topic === value}>
          {withCount(label, facets.categorie?.[value])}
        </ChipLink>
      ))}
    </nav>
  );
}

/** The search box of the list; the theme chosen before goes along. */
export function NewsSearch({ filters }: { filters: NewsFilters }) {
  return (
    <>
      <FilterRow
        submit="Rechercher"
        fields={
          <SearchWords
            suggest="article"
            label="Rechercher un article"
            placeholder="Un mot, un programme, une province"
            words={filters.q}
          />
        }
      />
      <OtherState sort={filters.sort} />
      <input type="hidden" name="categorie" defaultValue={filters.topic} />
    </>
  );
}
