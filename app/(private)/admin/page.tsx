import { AdminHeading } from "@/components/admin/admin-heading";
import { StatusBadge } from "@/components/applications/application-status";
import { Bars, WeekChart } from "@/components/dashboard/charts";
import {
  Checklist,
  CountCards,
  Deadlines,
  Panel,
  PanelNote,
  WaitingAnswers,
} from "@/components/dashboard/panels";
import { OwnAddressForm } from "@/components/employers/verification-forms";
import { CasesWaiting } from "@/components/moderation/site-figures";
import { ReviewPanel } from "@/components/publications/review-panel";
import { Link } from "@/components/ui/link";
import { NeedsScripts } from "@/components/ui/needs-scripts";
import { statusTone } from "@/lib/applications/schema";
import { DECISIONS_PATH } from "@/lib/auth/roles";
import { requireRecruiter } from "@/lib/auth/viewer";
import { readDashboard } from "@/lib/dashboard/queries";
import type { Dashboard } from "@/lib/dashboard/schema";
import { isOfDomain, siteDomain } from "@/lib/employers/verification";
import { countAllWaiting, listDecisions, nextCase } from "@/lib/moderation/queries";
import { logError } from "@/lib/monitoring/log";
import { listDueArticles } from "@/lib/news/succession";
import { editPath } from "@/lib/publications/kinds";
import { listOwnEmployers, type OwnEmployer } from "@/lib/publications/ownership";
import { frenchText } from "@/lib/shared/french";
import { longDate } from "@/lib/text/dates";
import { DashboardQuickAdd } from "./_parts/dashboard-quick-add";

const NOTHING = { jobs: 0, scholarships: 0, articles: 0, users: 0 };

/** Not streamed: streamed content only appears with JavaScript. */
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
      {viewer.isOperator && <OpenCases />}
      {viewer.hasDecisions && <OpenDecisions />}
      {dashboard && (
        <>
          {(!viewer.isOperator || dashboard.has_published) && (
            <FirstSteps
              email={viewer.email}
              employers={employers}
              hasPublished={dashboard.has_published}
            />
          )}
          <WaitingAnswers {...dashboard.waiting} />
          <ReviewPanel waits={dashboard.publishing_waits} employers={employers} />
        </>
      )}
      <h2 className="mt-10 mb-4 text-2xl">Publier</h2>
      <DashboardQuickAdd />
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

function OwnFigures({ weeks, statuses, seen, deadlines }: Dashboard) {
  return (
    <>
      <Panel title="Candidatures reçues par semaine">
        <WeekChart weeks={weeks} />
      </Panel>
      <Panel title="Candidatures par statut">
        {statuses.length === 0 ? (
          <PanelNote>Vous n’avez pas encore reçu de candidature.</PanelNote>
        ) : (
          <Bars
            caption="Candidatures reçues, par statut"
            columns={["Statut", "Candidatures"]}
            bars={statuses.map(({ status, applications }) => ({
              key: status,
              label: <StatusBadge status={status} />,
              value: applications,
              tone: statusTone(status),
            }))}
          />
        )}
      </Panel>
      <Panel title="Vues de vos annonces" note="Depuis 30 jours">
        {seen.length === 0 ? (
          <PanelNote>Vos annonces n’ont pas encore été vues.</PanelNote>
        ) : (
          <Bars
            caption="Annonces les plus vues"
            columns={["Annonce", "Vues", "Candidatures"]}
            bars={seen.map(({ kind, item_id, title, views, applications }) => ({
              key: item_id,
              label: frenchText(title),
              href: editPath(kind, item_id),
              value: views,
              also: applications,
            }))}
          />
        )}
      </Panel>
      <Panel title="Prochaines dates limites">
        <Deadlines deadlines={deadlines} />
      </Panel>
    </>
  );
}

async function ToVerify({ viewerId }: { viewerId: string }) {
  const due = await listDueArticles(viewerId, 5).catch((error: unknown) =>
    logError("dashboard.verify", error),
  );
  return (
    <Panel title="Articles à vérifier">
      {typeof due === "string" ? (
        <NotLoaded reference={due} />
      ) : due.total === 0 ? (
        <PanelNote>Aucun de vos articles n’est à vérifier.</PanelNote>
      ) : (
        <>
          <ul className="grid gap-2 text-sm">
            {due.articles.map(({ id, title, verification_due: day }) => (
              <li key={id}>
                <Link href={editPath("article", id)} className="font-semibold hover:underline">
                  {frenchText(title)}
                </Link>
                {day && <span className="text-muted"> · au plus tard le {longDate(day)}</span>}
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <Link href="/admin/news/verification" className="text-link">
              Voir les articles à vérifier ({due.total})
            </Link>
          </p>
        </>
      )}
    </Panel>
  );
}

/** Replaces figures that could not be read. */
function NotLoaded({ reference }: { reference: string }) {
  return (
    <PanelNote>
      Impossible de charger cette partie de la page. Référence&nbsp;: <code>{reference}</code>
    </PanelNote>
  );
}

type FirstStepsProps = { email: string; employers: OwnEmployer[]; hasPublished: boolean };

/** Remaining steps before a first publication; hidden once they are done. */
function FirstSteps({ email, employers, hasPublished }: FirstStepsProps) {
  const unverified = employers.find(
    ({ role, verifiedAt }) => role === "owner" && verifiedAt === null,
  );
  const oneClick = unverified && isOfDomain(email, siteDomain(unverified.website));
  return (
    <Checklist
      steps={[
        {
          label: "Créer votre entreprise",
          done: employers.length > 0,
          href: "/admin/entreprise",
          act: "Créer",
        },
        {
          label: "Faire vérifier l’entreprise",
          done: employers.some(({ verifiedAt }) => verifiedAt !== null),
          href: "/admin/entreprise/verification",
          act: "Commencer",
          control: oneClick && <OwnAddressForm employer={unverified.id} email={email} />,
        },
        {
          label: "Publier une première annonce",
          done: hasPublished,
          href: "/admin/jobs?nouveau=1",
          act: "Ajouter un emploi",
        },
        {
          label: "Inviter un collègue",
          done: employers.some(({ members }) => members > 1),
          href: "/admin/entreprise",
          act: "Inviter",
        },
      ]}
    />
  );
}

/** For operators: the number of pending cases and a link to the first. */
async function OpenCases() {
  const [count, first] = await Promise.all([countAllWaiting(), nextCase()]).catch(
    (error: unknown) => {
      logError("dashboard.cases", error);
      return [0, null] as const;
    },
  );
  return <CasesWaiting count={count} first={first} />;
}

/** Announces decisions as long as the viewer can still act on them. */
async function OpenDecisions() {
  const decisions = await listDecisions().catch((error: unknown) => {
    logError("dashboard.decisions", error);
    return [];
  });
  const open = decisions.filter(({ canContest }) => canContest);
  if (open.length === 0) return null;
  return (
    <p className="mb-6 rounded-card border border-maple bg-snow p-4">
      {open.length === 1
        ? "L’équipe du site a pris une décision sur une de vos annonces."
        : "L’équipe du site a pris des décisions sur vos annonces."}{" "}
      <Link href={DECISIONS_PATH} className="text-link">
        {open.length === 1 ? "Lire la décision" : "Lire les décisions"}
      </Link>
    </p>
  );
}
