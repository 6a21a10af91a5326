import type { z } from "zod";
import { validation } from "@/lib/copy/validation";
import { optionalChoice, optionalNumber, optionalWhole } from "@/lib/text/fields";
import { remoteFrom, workModes, workTimes } from "./choices";

const LEAST_HOURS = 1;
const MOST_HOURS = 84;
const MOST_MONTHS = 60;

const weeklyHours = optionalNumber(validation.hoursInvalid).refine(
  (hours) => hours === null || (hours >= LEAST_HOURS && hours <= MOST_HOURS),
  validation.hoursInvalid,
);

/** What is declared or not: an empty choice is null. */
const yesNo = optionalChoice(["true", "false"]).transform((said) =>
  said === null ? null : said === "true",
);

/** Where, for how many hours a week and for how long one works, as the form says it. */
export const conditionFields = {
  contract_months: optionalWhole(validation.monthsInvalid).refine(
    (months) => months === null || (months >= 1 && months <= MOST_MONTHS),
    validation.monthsInvalid,
  ),
  work_mode: optionalChoice(Object.keys(workModes) as (keyof typeof workModes)[]),
  remote_from: optionalChoice(Object.keys(remoteFrom) as (keyof typeof remoteFrom)[]),
  work_time: optionalChoice(Object.keys(workTimes) as (keyof typeof workTimes)[]),
  weekly_hours_min: weeklyHours,
  weekly_hours_max: weeklyHours,
  existing_vacancy: yesNo,
  ai_selection: yesNo,
};

/** Wholly or some days. */
export function isRemote(mode: string | null): boolean {
  return mode === "hybrid" || mode === "remote";
}

type Conditions = {
  contract_type: string;
  contract_months: number | null;
  work_mode: string | null;
  remote_from: string | null;
  weekly_hours_min: number | null;
  weekly_hours_max: number | null;
};

/** What the table also asks of them together. */
export function conditionRules(values: Conditions, context: z.RefinementCtx): void {
  const { weekly_hours_min: least, weekly_hours_max: most } = values;
  if (least !== null && most !== null && least > most) {
    context.addIssue({
      code: "custom",
      path: ["weekly_hours_max"],
      message: validation.hoursReversed,
    });
  }
  if (values.remote_from !== null && !isRemote(values.work_mode)) {
    context.addIssue({
      code: "custom",
      path: ["remote_from"],
      message: validation.remoteFromOnSite,
    });
  }
  if (values.contract_type === "CDI" && values.contract_months !== null) {
    context.addIssue({
      code: "custom",
      path: ["contract_months"],
      message: validation.monthsOfCdi,
    });
  }
}
