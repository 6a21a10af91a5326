import { SiteQuickAdd } from "@/app/_parts/publish";
import { AdminHeading } from "@/components/admin/admin-heading";
import { CountCards } from "@/components/dashboard/panels";
import { WaitingAnswers } from "@/components/dashboard/waiting-answers";
import { ReviewPanel } from "@/components/publications/review-panel";
import { NeedsScripts } from "@/components/ui/needs-scripts";
import { requireRecruiter } from "@/lib/auth/session";
import { readDashboard } from "@/lib/dashboard/queries";
import { logError } from "@/lib/monitoring/log";
import { listOwnEmployers } from "@/lib/publications/ownership";
import { NotLoaded, OwnFigures, ToVerify } from "./_parts/dashboard-panels";
import { FirstSteps } from "./_parts/first-steps";
import { OpenDecisions } from "./_parts/open-decisions";

/** What is counted where it cannot be. */
const NOTHING = { jobs: 0, scholarships: 0, articles: 0, users: 0 };

/** All of it arrives with the page: what would come after it is put in place by a script. */
export default async function AdminPage() {
  const viewer = await requireRecruiter("/admin");
  const [dashboard, employers, failure] = await Promise.all([
    readDashboard(),
    listOwnEmployers(),
    null,
  ]).catch((error: unknown) => [null, [], logError("dashboard.read", error)] as const);
  return (
    <>
      <AdminHeading title="Tableau de bord" />
      {viewer.hasDecisions && <OpenDecisions />}
      {dashboard && (
        <>
          <ReviewPanel waits={dashboard.publishing_waits} employers={employers} />
          <FirstSteps
            email={viewer.email}
            employers={employers}
            hasPublished={dashboard.has_published}
          />
          <WaitingAnswers {...dashboard.waiting} />
        </>
      )}
      <h2 className="mt-10 mb-4 text-2xl">Publier</h2>
      <SiteQuickAdd variant="inline" />
      <NeedsScripts>Publier une annonce ou un article</NeedsScripts>
      <h2 className="mt-10 mb-4 text-2xl">Vos annonces</h2>
      {failure && <NotLoaded reference={failure} />}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {dashboard && <OwnFigures {...dashboard} />}
        <ToVerify viewerId={viewer.id} />
      </div>
      <h2 className="mt-10 text-2xl">Le site en chiffres</h2>
      <p className="mb-4 text-muted">Brouillons et annonces fermées compris.</p>
      <CountCards counts={dashboard?.counts ?? NOTHING} />
    </>
  );
}
