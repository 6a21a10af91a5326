import type { ReactNode } from "react";
import { ActiveFilters } from "@/components/forms/filters";
import { Button } from "@/components/ui/button";
import { FeatureControl } from "@/components/ui/feature-control";
import type { ActiveFilter } from "@/lib/search/filters";

type ListHeadProps = {
  /** Where the page has no banner: what is listed. */
  title?: string;
  /** How many there are, where no banner says it. */
  found?: string;
  active: ActiveFilter[];
  clearHref: string;
  /** The order of the list, where there is a choice. */
  sorting?: ReactNode;
  /** The address of the search, to be told of what is new in it. */
  address: string;
};

/** Above what is listed, in one line: what, how many, in which order, and the alert. */
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

/** The first stop of a list by keyboard: past its filters, its order and its alert. */
export function SkipToResults({ what }: { what: string }) {
  return (
    <a href="#liste" className="skip-link">
      {`Aller aux ${what}`}
    </a>
  );
}

/**
 * "M'alerter", beside the results of a list. A plain form, whose address says all: one press follows
 * the search for whoever is signed in, and leads others to where an address is asked for. Lists are
 * weighed (tests/e2e/poids.spec.ts): it says no more than it must.
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
