import Link from "next/link";
import type { ReactNode } from "react";
import { Briefcase, GraduationCap, Newspaper, Users } from "@/components/ui/private-icons";
import { countApplications } from "@/lib/copy/counts";
import { applicationsPath, editPath, type Kind } from "@/lib/publications/kinds";
import { calendarLeaf, daysUntil, longDate } from "@/lib/text/dates";

/** One picture of the dashboard, with its title and what it says in a line. */
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

/** Nothing to draw yet. */
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

/** The four counts of the dashboard. */
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

/** What closes next, on the leaves of a calendar. */
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
                </time>{" "}
                ·{" "}
                {applications === 0 ? (
                  "aucune candidature"
                ) : (
                  <Link href={applicationsPath(item_id)} className="text-link">
                    {countApplications(applications)}
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
