import clsx from "clsx";
import type { ReactNode } from "react";
import { calendarLeaf, daysUntil, longDate } from "@/lib/text/dates";

/** From how many days before its end a bourse is urgent. */
const URGENT_DAYS = 14;

/** What "no date" means of a programme that has its own site: that site says it. */
export function noDeadline(mode: string): string {
  return mode === "official" ? "Voir le site de l’organisme" : "Sans date limite";
}

/** The deadline as a leaf of a tear-off calendar, with the days that remain. */
export function DeadlineLeaf({
  deadline,
  mode,
  className,
}: {
  deadline: string | null;
  /** How one applies: where a missing date is to be found. */
  mode: string;
  className?: string;
}) {
  if (deadline === null) {
    return (
      <Leaf tone="open" head="Date limite" className={className}>
        <span className="py-1.5 text-xs leading-snug font-semibold">
          {mode === "official" ? "Voir le site" : noDeadline(mode)}
        </span>
      </Leaf>
    );
  }
  const days = daysUntil(deadline);
  const leaf = calendarLeaf(deadline);
  const tone = days < 0 ? "past" : days <= URGENT_DAYS ? "urgent" : "open";
  return (
    <Leaf tone={tone} head={leaf.month} className={className}>
      <time
        dateTime={deadline}
        className="sr-only"
      >{`Date limite\u00a0: ${longDate(deadline)}`}</time>
      <span
        aria-hidden="true"
        className="font-display text-3xl leading-none font-bold tabular-nums"
      >
        {leaf.day}
      </span>
      <span aria-hidden="true" className="text-xs text-muted tabular-nums max-sm:hidden">
        {leaf.year}
      </span>
      <span className={clsx("mt-1 text-xs font-semibold", tone === "urgent" && "text-maple")}>
        {remaining(days)}
      </span>
    </Leaf>
  );
}

const heads = {
  open: "bg-spruce text-on-spruce",
  urgent: "bg-maple text-on-maple",
  past: "bg-grey text-on-grey",
};

function Leaf({
  tone,
  head,
  className,
  children,
}: {
  tone: keyof typeof heads;
  head: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={clsx(
        "w-18 shrink-0 overflow-hidden rounded-control border border-line bg-paper text-center",
        className,
      )}
    >
      <p aria-hidden="true" className={clsx("py-0.5 text-xs font-semibold", heads[tone])}>
        {head}
      </p>
      <p className="flex flex-col items-center px-1 py-1.5">{children}</p>
    </div>
  );
}

function remaining(days: number): string {
  if (days < 0) return "Passée";
  if (days === 0) return "Aujourd’hui";
  return days === 1 ? "Demain" : `${days} jours`;
}
