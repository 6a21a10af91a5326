import { workModes, workTimes } from "./choices";
import { weeklyHours } from "./pay-words";
import type { Job } from "./schema";

const NOT_SAID = "Non précisé";

/** "Temps plein, 37,5 heures par semaine"; each half alone where the other is not said. */
export function schedule(
  job: Pick<Job, "work_time" | "weekly_hours_min" | "weekly_hours_max">,
): string {
  const least = job.weekly_hours_min ?? job.weekly_hours_max;
  const most = job.weekly_hours_max ?? job.weekly_hours_min;
  const hours =
    least === null || most === null
      ? null
      : `${weeklyHours(Number(least), Number(most))} par semaine`;
  const time = job.work_time && workTimes[job.work_time];
  return [time, hours].filter(Boolean).join(", ") || NOT_SAID;
}

/** "Sur place", "Hybride", "À distance" or that nobody said. */
export function workPlaceWords({ work_mode }: Pick<Job, "work_mode">): string {
  return work_mode ? workModes[work_mode] : NOT_SAID;
}

/** "8 mois"; nothing of what has no end. */
export function contractLength({
  contract_type,
  contract_months,
}: Pick<Job, "contract_type" | "contract_months">): string | null {
  if (contract_type === "CDI") return null;
  return contract_months === null ? "Non précisée" : `${contract_months}\u00a0mois`;
}
