import Link from "next/link";
import { countApplications } from "@/lib/copy/counts";
import { applicationsPath, editPath, type Kind } from "@/lib/publications/kinds";
import { calendarLeaf, daysUntil, longDate } from "@/lib/text/dates";
import { PanelNote } from "./panel";

type Deadline = {
  kind: Kind;
  item_id: string;
  title: string;
  deadline: string;
  applications: number;
};

/** What closes next, on the leaves of a calendar. */
export function Deadlines({ deadlines }: { deadlines: readonly Deadline[] }) {
  if (deadlines.length === 0) return <PanelNote>Aucune échéance à venir.</PanelNote>;
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
                  {inDays(daysUntil(deadline))}
                </time>{" "}
                ·{" "}
                <Link href={applicationsPath(item_id)} className="text-link">
                  {countApplications(applications)}
                </Link>
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
