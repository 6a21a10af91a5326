import Link from "next/link";
import { receivedApplicationPath } from "@/lib/applications/received-filters";
import { countAnswersLate, countUnreadApplications } from "@/lib/copy/counts";
import type { Dashboard } from "@/lib/dashboard/schema";
import { frenchText } from "@/lib/shared/french";
import { daysUntil, shortDate } from "@/lib/text/dates";
import { Panel } from "./panels";

const WAITING_PATH = "/admin/candidatures?statut=en-cours&tri=reponse";

/** The applications that wait for an answer, what is late first; nothing when none does. */
export function WaitingAnswers({ first, late, fresh }: Dashboard["waiting"]) {
  if (first.length === 0) return null;
  const counts = [late > 0 && countAnswersLate(late), fresh > 0 && countUnreadApplications(fresh)];
  return (
    <div className="mb-6">
      <Panel
        title="Candidatures en attente de réponse"
        note={counts.filter(Boolean).join(" · ") || undefined}
      >
        <ul className="grid gap-3 text-sm">
          {first.map(({ id, applicant_name, applicant_email, title, answer_due_on: due }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">
                <Link
                  href={receivedApplicationPath(id)}
                  prefetch={false}
                  className="font-semibold hover:underline"
                >
                  {applicant_name || applicant_email || "Personne sans nom"}
                </Link>
                {title && <span className="text-muted"> · {frenchText(title)}</span>}
              </span>
              {due && (
                <span className={daysUntil(due) < 0 ? "font-semibold text-maple" : "text-muted"}>
                  {daysUntil(due) < 0 ? "En retard depuis le " : "Avant le "}
                  {shortDate(due)}
                </span>
              )}
            </li>
          ))}
        </ul>
        <p className="mt-4">
          <Link href={WAITING_PATH} prefetch={false} className="text-link">
            Voir les candidatures en cours
          </Link>
        </p>
      </Panel>
    </div>
  );
}
