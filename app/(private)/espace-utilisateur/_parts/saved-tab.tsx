import clsx from "clsx";
import Link from "next/link";
import { SavedList } from "@/components/saved/saved-list";
import { CalendarLink } from "@/components/scholarships/calendar-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { Viewer } from "@/lib/auth/roles";
import { notices } from "@/lib/copy/notices";
import { findProfile } from "@/lib/profile/queries";
import { spaceHref } from "@/lib/profile/space";
import { bySuitability, emptySituation, reasonsFor, saysSomething } from "@/lib/publications/match";
import { listSavedItems } from "@/lib/saved/queries";
import { findCalendarUrl } from "@/lib/scholarships/queries";
import { settled, tabFailure } from "./tab-failure";
import { TabHeading } from "./tab-heading";
import { WaysToOffers } from "./ways-to-offers";

const TITLE = "Mes Favoris";

/** The items in the order of their fit, in place of that of time (`?tri=convient`). */
const BY_FIT = "convient";

export async function SavedTab({ viewer, sort }: { viewer: Viewer; sort: string }) {
  const read = await settled(
    Promise.all([listSavedItems(), findCalendarUrl(viewer.id), findProfile(viewer.id)]),
  );
  if ("error" in read) {
    return tabFailure(TITLE, "saved.load", notices.savedLoadFailed, read.error);
  }
  const [items, calendarUrl, profile] = read.data;
  if (items.length === 0) return <NothingSaved />;
  const situation = profile ?? emptySituation;
  const marked = items.map((item) => ({
    ...item,
    reasons: item.compared ? reasonsFor(situation, item.compared) : [],
  }));
  const isByFit = sort === BY_FIT;
  const hasBourse = items.some((item) => item.kind === "scholarship");
  return (
    <>
      <TabHeading title={TITLE}>Vos offres, missions et bourses sauvegardées.</TabHeading>
      <div className="grid gap-8">
        <div className="grid gap-4">
          {items.length > 1 && saysSomething(situation) && <SortLinks isByFit={isByFit} />}
          <SavedList items={isByFit ? bySuitability(marked) : marked} />
        </div>
        {(hasBourse || calendarUrl !== null) && <CalendarLink url={calendarUrl} />}
      </div>
    </>
  );
}

function SortLinks({ isByFit }: { isByFit: boolean }) {
  const orders = [
    { label: "Les plus récents", href: spaceHref("favoris"), current: !isByFit },
    {
      label: "Les plus pertinents",
      href: `${spaceHref("favoris")}&tri=${BY_FIT}`,
      current: isByFit,
    },
  ];
  return (
    <nav aria-label="Ordre des favoris" className="flex flex-wrap gap-x-5 gap-y-1">
      {orders.map(({ label, href, current }) => (
        <Link
          key={href}
          href={href}
          scroll={false}
          prefetch={false}
          aria-current={current ? "true" : undefined}
          className={clsx("inline-block min-h-6", current ? "font-semibold" : "text-link")}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function NothingSaved() {
  return (
    <>
      <TabHeading title={TITLE} />
      <EmptyState
        title="Vous n’avez aucun favori pour le moment."
        text="Sauvegardez une offre, une mission ou une bourse pour la retrouver ici."
      >
        <WaysToOffers />
      </EmptyState>
    </>
  );
}
