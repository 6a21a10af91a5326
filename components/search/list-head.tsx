import type { ReactNode } from "react";
import { ActiveFilters } from "@/components/forms/filters";
import { Button } from "@/components/ui/button";
import { FeatureControl } from "@/components/ui/feature-control";
import type { ActiveFilter } from "@/lib/search/filters";

type ListHeadProps = {
  /** Title of the list, on pages without a banner. */
  title?: string;
  /** Number of results, on pages whose banner does not display it. */
  found?: string;
  active: ActiveFilter[];
  clearHref: string;
  /** Links to change the order, if there is a choice. */
  sorting?: ReactNode;
  /** Address of the search, used to create an alert for it. */
  address: string;
};

/** One line above the list: title, count, order and alert. */
export function ListHead({ title, found, active, clearHref, sorting, address }: ListHeadProps) {
  return (
    <div className="list-head">
      {title && <h1>{title}</h1>}
      {found && <p role="status">{found}</p>}
      <ActiveFilters active={active} clearHref={clearHref} />
      <div className="list-order">
        {sorting}
        <SaveSearch address={address} />
      </div>
      <span id="liste" tabIndex={-1} className="sr-only scroll-mt-24" />
    </div>
  );
}

/** First tab stop of a list: skips its filters, order and alert. */
export function SkipToResults({ what }: { what: string }) {
  return (
    <a href="#liste" className="skip-link">
      {`Aller aux ${what}`}
    </a>
  );
}

/**
 * "M'alerter", beside the results of a list. A plain form whose address holds the search: it creates an
 * alert for signed-in users, and leads others to the page that asks for an email address. Lists have a size
 * limit (tests/e2e/poids.spec.ts), so the markup is minimal.
 */
function SaveSearch({ address }: { address: string }) {
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
