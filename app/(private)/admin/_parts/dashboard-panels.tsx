import Link from "next/link";
import type { ReactNode } from "react";
import { StatusBadge } from "@/components/applications/application-status";
import { Bars, WeekChart } from "@/components/dashboard/charts";
import { CountCards, Deadlines, PanelNote } from "@/components/dashboard/panels";
import { WaitingAnswers } from "@/components/dashboard/waiting-answers";
import { statusTone } from "@/lib/applications/schema";
import {
  countByStatus,
  countByWeek,
  countEverything,
  listMostSeen,
  listNextDeadlines,
  readWaiting,
} from "@/lib/dashboard/queries";
import { logError } from "@/lib/log";
import { listDueArticles } from "@/lib/news/succession";
import { editPath } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { longDate } from "@/lib/text/dates";

/** A count that fails stays 0. */
export async function Counts() {
  const counts = await countEverything().catch((error: unknown) => {
    logError("dashboard.counts", error);
    return { jobs: 0, scholarships: 0, articles: 0, users: 0 };
  });
  return <CountCards counts={counts} />;
}

export async function ByWeek() {
  return drawn("dashboard.weeks", countByWeek(), (weeks) => <WeekChart weeks={weeks} />);
}

export async function ByStatus() {
  return drawn("dashboard.statuses", countByStatus(), (statuses) =>
    statuses.length === 0 ? (
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
    ),
  );
}

export async function MostSeen() {
  return drawn("dashboard.seen", listMostSeen(), (seen) =>
    seen.length === 0 ? (
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
    ),
  );
}

export async function Waiting() {
  return drawn("dashboard.waiting", readWaiting(), (waiting) => <WaitingAnswers {...waiting} />);
}

export async function NextDeadlines() {
  return drawn("dashboard.deadlines", listNextDeadlines(), (deadlines) => (
    <Deadlines deadlines={deadlines} />
  ));
}

export async function ToVerify({ viewerId }: { viewerId: string }) {
  return drawn("dashboard.verify", listDueArticles(viewerId, 5), ({ articles, total }) =>
    total === 0 ? (
      <PanelNote>Aucun de vos articles n’est à vérifier.</PanelNote>
    ) : (
      <>
        <ul className="grid gap-2 text-sm">
          {articles.map(({ id, title, verification_due: due }) => (
            <li key={id}>
              <Link href={editPath("article", id)} className="font-semibold hover:underline">
                {frenchText(title)}
              </Link>
              {due && <span className="text-muted"> · au plus tard le {longDate(due)}</span>}
            </li>
          ))}
        </ul>
        <p className="mt-4">
          <Link href="/admin/news/verification" className="text-link">
            Voir les articles à vérifier ({total})
          </Link>
        </p>
      </>
    ),
  );
}

/** The picture of what is read, or a line in its place: the rest of the page stays. */
async function drawn<Data>(
  event: string,
  reading: Promise<Data>,
  draw: (data: Data) => ReactNode,
): Promise<ReactNode> {
  const read = await reading.then(
    (data) => ({ data }),
    (error: unknown) => ({ reference: logError(event, error) }),
  );
  if ("data" in read) return draw(read.data);
  return (
    <PanelNote>
      Impossible de charger ces chiffres. Référence&nbsp;: <code>{read.reference}</code>
    </PanelNote>
  );
}
