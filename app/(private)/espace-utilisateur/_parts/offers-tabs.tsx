import clsx from "clsx";
import { AlertList } from "@/components/alerts/alert-list";
import { ApplicationCard, PrintedApplications } from "@/components/applications/application-view";
import { WithdrawnAdvice } from "@/components/moderation/fraud-advice";
import { RecommendedList, SituationSummary } from "@/components/profile/recommended-list";
import { ListedPublication } from "@/components/publications/listed-publication";
import { SaveButton } from "@/components/saved/save-button";
import { CalendarLink } from "@/components/scholarships/calendar-link";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { FeatureControl } from "@/components/ui/feature-control";
import { Link } from "@/components/ui/link";
import { TextLink } from "@/components/ui/prose";
import { EmptyState } from "@/components/ui/states";
import { listAlerts } from "@/lib/alerts/queries";
import { listApplications, listAppliedIds } from "@/lib/applications/queries";
import type { Viewer } from "@/lib/auth/roles";
import { countRecommended } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/server-notices";
import { listWithdrawnTargets } from "@/lib/moderation/queries";
import { findProfile } from "@/lib/profile/queries";
import { listRecommended } from "@/lib/profile/recommended";
import { spaceHref } from "@/lib/profile/space-tabs";
import { kinds } from "@/lib/publications/kinds";
import {
  bySuitability,
  emptySituation,
  hasCriteria,
  type Reason,
  reasonsFor,
} from "@/lib/publications/match";
import { listSavedItems } from "@/lib/saved/queries";
import type { SavedItem } from "@/lib/saved/schema";
import { findCalendarUrl } from "@/lib/scholarships/queries";
import { frenchText } from "@/lib/shared/french";
import { settled, TabHeading, tabFailure } from "./space-frame";

const RECOMMENDED = "Pour Vous";

/** Open publications ranked by the viewer's profile; computed for each request, never cached. */
export async function RecommendedTab({ viewer }: { viewer: Viewer }) {
  const read = await settled(readRecommended(viewer.id));
  if ("error" in read) {
    return tabFailure(RECOMMENDED, "recommended.load", notices.recommendedLoadFailed, read.error);
  }
  if (read.data === null) return <EmptyProfile />;
  const { profile, compared, recommended } = read.data;
  return (
    <>
      <TabHeading title={RECOMMENDED}>
        Les offres et missions les plus récentes, triées selon votre profil.
      </TabHeading>
      <div className="grid gap-8">
        <SituationSummary situation={profile} />
        <p role="status">{countRecommended(recommended.length, compared)}</p>
        <RecommendedList
          items={recommended}
          saveFor={({ kind, id, title }) => (
            <SaveButton compact kind={kind} id={id} title={frenchText(title)} />
          )}
        />
        <p>
          Vous cherchez une bourse&nbsp;?{" "}
          <TextLink href="/bourses/trouver">Trouvez la vôtre en cinq questions</TextLink>.
        </p>
      </div>
    </>
  );
}

/** Null if the profile has nothing to rank by. */
async function readRecommended(viewerId: string) {
  const profile = await findProfile(viewerId);
  if (profile === null || !hasCriteria(profile)) return null;
  return { profile, ...(await listRecommended(profile, await listAppliedIds(viewerId))) };
}

function EmptyProfile() {
  return (
    <>
      <TabHeading title={RECOMMENDED} />
      <EmptyState
        title="Complétez d’abord votre profil."
        text="Indiquez votre métier, votre situation et vos langues&nbsp;: vous verrez ici les offres et missions qui vous correspondent. Un recruteur ne voit ces réponses que si vous les joignez à une candidature."
      >
        <ButtonLink href={spaceHref("profil")} variant="primary">
          Compléter mon profil
        </ButtonLink>
      </EmptyState>
    </>
  );
}

const SAVED = "Mes Favoris";

/** Value of `?tri=` for the order by match instead of by date. */
const BY_MATCH = "convient";

export async function SavedTab({ viewer, sort }: { viewer: Viewer; sort: string }) {
  const read = await settled(
    Promise.all([listSavedItems(), findCalendarUrl(viewer.id), findProfile(viewer.id)]),
  );
  if ("error" in read) {
    return tabFailure(SAVED, "saved.load", notices.savedLoadFailed, read.error);
  }
  const [items, calendarUrl, profile] = read.data;
  if (items.length === 0) return <NothingSaved />;
  const situation = profile ?? emptySituation;
  const marked = items.map((item) => ({
    ...item,
    reasons: item.compared ? reasonsFor(situation, item.compared) : [],
  }));
  const isByMatch = sort === BY_MATCH;
  const hasBourse = items.some((item) => item.kind === "scholarship");
  return (
    <>
      <TabHeading title={SAVED}>Vos offres, missions et bourses sauvegardées.</TabHeading>
      <div className="grid gap-8">
        <div className="grid gap-4">
          {items.length > 1 && hasCriteria(situation) && <SortLinks isByMatch={isByMatch} />}
          <SavedList items={isByMatch ? bySuitability(marked) : marked} />
        </div>
        {(hasBourse || calendarUrl !== null) && <CalendarLink url={calendarUrl} />}
      </div>
    </>
  );
}

function SortLinks({ isByMatch }: { isByMatch: boolean }) {
  const orders = [
    { label: "Les plus récents", href: spaceHref("favoris"), current: !isByMatch },
    {
      label: "Les plus pertinents",
      href: `${spaceHref("favoris")}&tri=${BY_MATCH}`,
      current: isByMatch,
    },
  ];
  return (
    <nav aria-label="Ordre des favoris" className="flex flex-wrap gap-x-5 gap-y-1">
      {orders.map(({ label, href, current }) => (
        <Link
          key={href}
          href={href}
          scroll={false}
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
      <TabHeading title={SAVED} />
      <EmptyState
        title="Vous n’avez aucun favori pour le moment."
        text="Sauvegardez une offre, une mission ou une bourse pour la retrouver ici."
      >
        <WaysToOffers />
      </EmptyState>
    </>
  );
}

const APPLICATIONS = "Mes Candidatures";

export async function ApplicationsTab({ viewer }: { viewer: Viewer }) {
  const [read, withdrawn] = await Promise.all([
    settled(listApplications(viewer.id)),
    listWithdrawnTargets(),
  ]);
  if ("error" in read) {
    return tabFailure(
      APPLICATIONS,
      "applications.load",
      notices.applicationsLoadFailed,
      read.error,
    );
  }
  if (read.data.length === 0) return <NoApplication />;
  return (
    <>
      <div data-print="no">
        <TabHeading title={APPLICATIONS}>
          De la plus récente à la plus ancienne, avec la réponse du recruteur.{" "}
          <a href="/espace-utilisateur/candidatures.csv" download className="text-link">
            Téléchargez la liste (CSV)
          </a>{" "}
          ou imprimez cette page&nbsp;: vous obtenez un tableau daté.
        </TabHeading>
        {withdrawn.length > 0 && <WithdrawnAdvice several />}
        <ul className="grid gap-4">
          {read.data.map((application) => (
            <ApplicationCard key={application.id} application={application} />
          ))}
        </ul>
      </div>
      <PrintedApplications name={viewer.fullName ?? viewer.email} applications={read.data} />
    </>
  );
}

function NoApplication() {
  return (
    <>
      <TabHeading title={APPLICATIONS} />
      <EmptyState
        title="Vous n’avez aucune candidature pour le moment."
        text="Trouvez une offre, une mission ou une bourse&nbsp;: vous suivrez ici chaque réponse."
      >
        <WaysToOffers />
      </EmptyState>
    </>
  );
}

const ALERTS = "Mes Alertes";

export async function AlertsTab({ viewer }: { viewer: Viewer }) {
  const read = await settled(listAlerts(viewer.id));
  if ("error" in read) {
    return tabFailure(ALERTS, "alerts.load", notices.alertsLoadFailed, read.error);
  }
  if (read.data.length === 0) {
    return (
      <>
        <TabHeading title={ALERTS} />
        <EmptyState
          title="Vous n’avez aucune alerte pour le moment."
          text="Ouvrez une liste, choisissez vos filtres, puis «&nbsp;Créer une alerte&nbsp;»&nbsp;: vous recevrez les nouvelles annonces par courriel."
        >
          <WaysToOffers />
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <TabHeading title={ALERTS}>
        Vos alertes par courriel. Pour arrêter tous ces courriels d’un coup, modifiez vos
        notifications dans «&nbsp;Paramètres&nbsp;».
      </TabHeading>
      <FeatureControl feature="alerts">
        <AlertList alerts={read.data} />
      </FeatureControl>
    </>
  );
}

function WaysToOffers() {
  return (
    <>
      <ButtonLink href="/emplois" variant="primary">
        Voir les emplois
      </ButtonLink>
      <ButtonLink href="/freelance">Voir les missions</ButtonLink>
      <ButtonLink href="/bourses">Voir les bourses</ButtonLink>
    </>
  );
}

type MarkedItem = SavedItem & { reasons: readonly Reason[] };

/** The saved items; a removed one stays visible until the next visit, so that it can be restored. */
function SavedList({ items }: { items: readonly MarkedItem[] }) {
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <li key={item.id}>
          <ListedPublication
            {...item}
            badge={item.title !== null && !item.open && <Badge>Fermée</Badge>}
            save={
              <SaveButton
                compact
                kind={item.kind}
                id={item.id}
                title={frenchText(item.title ?? kinds[item.kind].mark.label)}
              />
            }
          />
        </li>
      ))}
    </ul>
  );
}
