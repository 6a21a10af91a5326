import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/field";
import { Search } from "@/components/ui/icons";
import type { NewsFilters } from "@/lib/news/filters";

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
