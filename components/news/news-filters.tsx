import { OtherState, SearchWords } from "@/components/forms/filters";
import { Button } from "@/components/ui/button";
import { ChipLink } from "@/components/ui/chip";
import { Search } from "@/components/ui/icons";
import { withCount } from "@/lib/copy/counts";
import { newsTopics } from "@/lib/news/choices";
import { type NewsFilters, newsHref } from "@/lib/news/filters";
import type { Facets } from "@/lib/search/lists";

/** The themes as links, each with how many articles it would leave. */
export function TopicChips({ filters, facets }: { filters: NewsFilters; facets: Facets }) {
  const { q, topic, sort } = filters;
  return (
    <nav aria-label="Thèmes" className="flex flex-wrap gap-2">
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
    <div className="flex max-w-xl gap-2.5 py-4">
      <SearchWords
        suggest="article"
        label="Rechercher un article"
        placeholder="Un mot, un programme, une province"
        words={filters.q}
      />
      <OtherState sort={filters.sort} />
      <input type="hidden" name="categorie" defaultValue={filters.topic} />
      <Button type="submit" variant="primary">
        <Search className="size-4.5" />
        Rechercher
      </Button>
    </div>
  );
}
