import type { ReactNode } from "react";
import { Check } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Briefcase, GraduationCap, Newspaper, Users } from "@/components/ui/private-icons";
import {
  parseReceivedList,
  receivedApplicationPath,
  receivedHref,
} from "@/lib/applications/received-filters";
import { countAnswersLate, countSent, countUnreadApplications } from "@/lib/copy/counts";
import type { Dashboard } from "@/lib/dashboard/schema";
import { applicationsPath, editPath, type Kind } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { calendarLeaf, daysUntil, longDate, shortDate } from "@/lib/text/dates";

export function Panel({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="rounded-card border border-line bg-snow p-5 sm:p-6">
      <h2 className="text-lg">{title}</h2>
      {note && <p className="mt-0.5 text-sm text-muted">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** Empty state of a panel. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <p className="py-6 text-center text-muted">{children}</p>;
}

type Counts = { jobs: number; scholarships: number; articles: number; users: number };

const cards = [
  { key: "jobs", label: "Offres d’emploi", Icon: Briefcase },
  { key: "scholarships", label: "Bourses", Icon: GraduationCap },
  { key: "articles", label: "Articles", Icon: Newspaper },
  { key: "users", label: "Utilisateurs", Icon: Users },
] as const;

const number = new Intl.NumberFormat("fr-CA");

export function CountCards({ counts }: { counts: Counts }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {cards.map(({ key, label, Icon }) => (
        <div key={key} className="rounded-card border border-line bg-snow p-4 sm:p-5">
          <dt className="flex items-center gap-2.5 text-muted">
            <Icon className="size-5 shrink-0 text-spruce" />
            {label}
          </dt>
          <dd className="mt-3 font-display text-4xl font-bold tabular-nums">
            {number.format(counts[key])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Deadline = {
  kind: Kind;
  item_id: string;
  title: string;
  deadline: string;
  applications: number;
};

export function Deadlines({ deadlines }: { deadlines: readonly Deadline[] }) {
  if (deadlines.length === 0) return <PanelNote>Aucune date limite à venir.</PanelNote>;
  return (
    <ul className="grid gap-3">
      {deadlines.map(({ kind, item_id, title, deadline, applications }) => {
        const leaf = calendarLeaf(deadline);
        return (
          <li key={item_id} className="flex items-center gap-4">
            <span
              aria-hidden="true"
              className="grid w-14 shrink-0 justify-items-center overflow-hidden rounded-control border border-line text-center leading-tight"
            >
              <span className="w-full bg-frost text-xs">{leaf.month}</span>
              <span className="py-0.5 font-display text-lg font-bold tabular-nums">{leaf.day}</span>
            </span>
            <div className="min-w-0 text-sm">
              <Link href={editPath(kind, item_id)} className="font-semibold hover:underline">
                {title}
              </Link>
              <p className="text-muted">
                <time dateTime={deadline} title={longDate(deadline)}>
                  {inDays(Math.max(daysUntil(deadline), 0))}
                </time>
                <span>{" · "}</span>
                {applications === 0 ? (
                  <span>{countSent(kind, 0)}</span>
                ) : (
                  <Link href={applicationsPath(item_id)} className="text-link">
                    {countSent(kind, applications)}
                  </Link>
                )}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function inDays(days: number): string {
  if (days === 0) return "Dernier jour";
  return days === 1 ? "Demain" : `Dans ${days} jours`;
}

type Step = {
  label: string;
  done: boolean;
  href: string;
  act: string;
  /** Replaces the link when the step can be done in place. */
  control?: ReactNode;
};

/** First steps, with the completed ones crossed off; hidden once all are complete. */
export function Checklist({ steps }: { steps: Step[] }) {
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  return (
    <div className="mb-6">
      <Panel title="Pour bien commencer" note={`${done} sur ${steps.length}`}>
        <ul className="grid gap-2">
          {steps.map(({ label, done: isDone, href, act, control }) => (
            <li key={label} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span
                aria-hidden="true"
                className={`grid size-5 place-items-center rounded-full border ${isDone ? "border-spruce bg-spruce text-on-spruce" : "border-edge"}`}
              >
                {isDone && <Check className="size-3.5" />}
              </span>
              <span className={isDone ? "text-muted" : "font-semibold"}>
                <span>{label}</span>
                {isDone && <span className="sr-only">{"\u00a0: fait"}</span>}
              </span>
              {!isDone &&
                (control || (
                  <Link href={href} className="text-link">
                    {act}
                    <span className="sr-only">{`\u00a0: ${label}`}</span>
                  </Link>
                ))}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

const WAITING = parseReceivedList({ statut: "en-cours", tri: "reponse" });

/** Applications that need an answer, overdue ones first; hidden when there are none. */
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
                  href={receivedApplicationPath(id, WAITING)}
                  className="text-link font-semibold"
                >
                  {applicant_name || applicant_email || "Personne sans nom"}
                </Link>
                {title && <span className="text-muted"> · {frenchText(title)}</span>}
              </span>
              {due && (
                <span className={daysUntil(due) < 0 ? "font-semibold text-maple" : "text-muted"}>
                  {daysUntil(due) < 0 ? "En retard depuis le " : "Au plus tard le "}
                  {shortDate(due)}
                </span>
              )}
            </li>
          ))}
        </ul>
        <p className="mt-4">
          <Link href={receivedHref(WAITING)} className="text-link">
            Voir les candidatures en cours
          </Link>
        </p>
      </Panel>
    </div>
  );
}
