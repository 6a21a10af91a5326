import { Button } from "@/components/ui/button";
import { FeatureControl } from "@/components/ui/feature-control";
import { followSearch } from "@/lib/alerts/actions";
import type { FollowedSearch } from "@/lib/publications/followed";
import { SearchFields } from "./search-fields";

/**
 * "M'alerter", beside the results of a list. A plain form: one press follows the search for whoever
 * is signed in, and leads others to where an address is asked for.
 */
export function FollowSearch({ search }: { search: FollowedSearch }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2" data-print="no">
      <FeatureControl feature="alerts">
        <form action={followSearch}>
          <SearchFields search={search} />
          <Button type="submit" aria-label={`M’alerter : ${search.label}`}>
            M’alerter
          </Button>
        </form>
      </FeatureControl>
      <p className="min-w-0 flex-1 basis-48 text-sm text-muted">
        Recevez par courriel ce qui paraît pour cette recherche.
      </p>
    </div>
  );
}
