import { SiteQuickAdd } from "@/app/_parts/publish";
import { AdminHeading } from "@/components/admin/admin-heading";
import { Panel } from "@/components/dashboard/panels";
import { NeedsScripts } from "@/components/ui/needs-scripts";
import { requireRecruiter } from "@/lib/auth/session";
import { SEEN_DAYS } from "@/lib/dashboard/queries";
import {
  ByStatus,
  ByWeek,
  Counts,
  MostSeen,
  NextDeadlines,
  ToVerify,
  Waiting,
} from "./_parts/dashboard-panels";
import { FirstSteps } from "./_parts/first-steps";
import { ReviewState } from "./_parts/gate-state";
import { OpenDecisions } from "./_parts/open-decisions";

/** All of it arrives with the page: what would come after it is put in place by a script. */
export default async function AdminPage() {
  const viewer = await requireRecruiter("/admin");
  return (
    <>
      <AdminHeading title="Tableau de bord" />
      <OpenDecisions />
      <ReviewState />
      <FirstSteps viewer={viewer} />
      <Waiting />
      <h2 className="mt-10 mb-4 text-2xl">Publier</h2>
      <SiteQuickAdd variant="inline" />
      <NeedsScripts>Publier une annonce ou un article</NeedsScripts>
      <h2 className="mt-10 mb-4 text-2xl">Vos annonces</h2>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title="Candidatures reçues par semaine">
          <ByWeek />
        </Panel>
        <Panel title="Candidatures par statut">
          <ByStatus />
        </Panel>
        <Panel title="Vues de vos annonces" note={`Depuis ${SEEN_DAYS} jours`}>
          <MostSeen />
        </Panel>
        <Panel title="Prochaines dates limites">
          <NextDeadlines />
        </Panel>
        <Panel title="Articles à vérifier">
          <ToVerify viewerId={viewer.id} />
        </Panel>
      </div>
      <h2 className="mt-10 mb-4 text-2xl">Le site en chiffres</h2>
      <Counts />
    </>
  );
}
