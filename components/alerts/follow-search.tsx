import { Button } from "@/components/ui/button";
import { FeatureControl } from "@/components/ui/feature-control";

/**
 * "M'alerter", beside the results of a list. A plain form, whose address says all: one press follows
 * the search for whoever is signed in, and leads others to where an address is asked for. Lists are
 * weighed (tests/e2e/poids.spec.ts): it says no more than it must.
 */
export function FollowSearch({ address }: { address: string }) {
  return (
    <FeatureControl feature="alerts">
      <form action="/alertes/suivre" method="post" data-print="no">
        <input type="hidden" name="de" value={address} />
        <Button type="submit" variant="quiet">
          Créer une alerte
        </Button>
      </form>
    </FeatureControl>
  );
}
