import clsx from "clsx";
import { money } from "@/lib/text/money";

/** The budget, or that it is to be discussed (specification §2.7). */
export function MissionBudgetText({ budget }: { budget: number | null }) {
  return budget === null ? "Budget à discuter" : money(budget);
}

const MONTHS_SHOWN = 6;

/** Six months as six pegs, filled as far as the mission lasts: durations compare at a glance. */
export function DurationPegs({ months }: { months: number | null }) {
  if (months === null) return null;
  const filled = Math.min(Math.max(Math.ceil(months), 1), MONTHS_SHOWN);
  return (
    <svg aria-hidden="true" viewBox="0 0 46 8" className="h-2 w-11.5 shrink-0">
      {Array.from({ length: MONTHS_SHOWN }, (_, month) => month).map((month) => (
        <rect
          key={month}
          x={month * 8}
          width="6"
          height="8"
          rx="2"
          className={month < filled ? "fill-spruce" : "fill-line"}
        />
      ))}
    </svg>
  );
}

/** The perforation of a work order: dashes, and a notch in each edge of the card. */
export function Fold({ className }: { className?: string }) {
  const notch =
    "absolute -top-2 size-4 rounded-full border border-line bg-paper transition-colors duration-150 group-hover:border-edge";
  return (
    <div
      aria-hidden="true"
      className={clsx("relative border-t border-dashed border-edge/50", className)}
    >
      <span className={`${notch} -left-[9px] [clip-path:inset(0_0_0_50%)]`} />
      <span className={`${notch} -right-[9px] [clip-path:inset(0_50%_0_0)]`} />
    </div>
  );
}
