import Link from "next/link";
import { StatusBadge } from "@/components/applications/application-status";
import { Bars, WeekChart } from "@/components/dashboard/charts";
import { Deadlines, Panel, PanelNote } from "@/components/dashboard/panels";
import { statusTone } from "@/lib/applications/schema";
import type { Dashboard } from "@/lib/dashboard/schema";
import { logError } from "@/lib/monitoring/log";
import { listDueArticles } from "@/lib/news/succession";
import { editPath } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { longDate } from "@/lib/text/dates";

/** What was received and seen of the viewer's own, and what closes next. */
export function OwnFigures({ weeks, statuses, seen, deadlines }: Dashboard) {
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

export async function ToVerify({ viewerId }: { viewerId: string }) {
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

/** A line in the place of figures that cannot be read: the rest of the page stays. */
export function NotLoaded({ reference }: { reference: string }) {
  return (
    <PanelNote>
      Impossible de charger ces chiffres. Référence&nbsp;: <code>{reference}</code>
    </PanelNote>
  );
}
