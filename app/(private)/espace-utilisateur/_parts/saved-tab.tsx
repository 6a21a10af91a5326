import { SavedList } from "@/components/saved/saved-list";
import { CalendarLink } from "@/components/scholarships/calendar-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { Viewer } from "@/lib/auth/roles";
import { notices } from "@/lib/copy/notices";
import { findProfile } from "@/lib/profile/queries";
import { unsaidSituation } from "@/lib/publications/fit";
import { listSavedItems } from "@/lib/saved/queries";
import { findCalendarUrl } from "@/lib/scholarships/queries";
import { settled, tabFailure } from "./tab-failure";
import { TabHeading } from "./tab-heading";
import { WaysToOffers } from "./ways-to-offers";

const TITLE = "Mes Favoris";

export async function SavedTab({ viewer }: { viewer: Viewer }) {
  const read = await settled(
    Promise.all([listSavedItems(viewer.id), findCalendarUrl(viewer.id), findProfile(viewer.id)]),
  );
  if ("error" in read) {
    return tabFailure(TITLE, "saved.load", notices.savedLoadFailed, read.error);
  }
  const [items, calendarUrl, profile] = read.data;
  if (items.length === 0) return <NothingSaved />;
  const hasBourse = items.some((item) => item.kind === "scholarship");
  return (
    <>
      <TabHeading title={TITLE}>
        Les offres, missions et bourses que vous gardez à l’œil.
      </TabHeading>
      <div className="grid gap-8">
        <SavedList items={items} situation={profile ?? unsaidSituation} />
        {(hasBourse || calendarUrl !== null) && <CalendarLink url={calendarUrl} />}
      </div>
    </>
  );
}

function NothingSaved() {
  return (
    <>
      <TabHeading title={TITLE} />
      <EmptyState
        title="Vous n'avez aucun favori pour le moment."
        text="Sauvegardez une offre, une mission ou une bourse pour la retrouver ici."
      >
        <WaysToOffers />
      </EmptyState>
    </>
  );
}
