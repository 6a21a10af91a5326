import { z } from "zod";

import { validation } from "@/lib/copy/validation";
import { provinces } from "@/lib/places/provinces";
import { abroadShape } from "@/lib/publications/abroad";
import type { EmployerMark } from "@/lib/publications/employer-mark";
import {
  answerDaysField,
  employerField,
  maxApplicationsField,
  publicationStates,
} from "@/lib/publications/schema";

import { sectors } from "@/lib/publications/sectors";
import { salaryPeriods } from "@/lib/shared/pay";

import type { Database } from "@/lib/supabase/database.types";
import {
  choice,
  commaList,
  lineList,
  optionalAmount,
  optionalChoice,
  optionalDate,
  optionalNumber,
  optionalText,
  optionalWhole,
  requiredText,
} from "@/lib/text/fields";
import { findTrade, tradeSlugs } from "@/lib/trades/trades";
import { contractTypes, isRemote, remoteFrom, workModes, workTimes } from "./choices";
import type { Copy } from "./fold-companies";
import { isPlaced } from "./form-steps";

const LEAST_HOURS = 1;
const MOST_HOURS = 84;
const MOST_MONTHS = 60;

const weeklyHours = optionalNumber(validation.hoursInvalid).refine(
  (hours) => hours === null || (hours >= LEAST_HOURS && hours <= MOST_HOURS),
  validation.hoursInvalid,
);

/** An optional yes or no: an empty choice is null. */
const yesNo = optionalChoice(["true", "false"]).transform((value) =>
  value === null ? null : value === "true",
);

const conditionFields = {
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

type Conditions = {
  contract_type: string;
  contract_months: number | null;
  work_mode: string | null;
  remote_from: string | null;
  weekly_hours_min: number | null;
  weekly_hours_max: number | null;
};

/** Constraints of the table on several of these columns. */
function conditionRules(values: Conditions, context: z.RefinementCtx): void {
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

/** A row of `jobs` as the public reads it. */
export type Job = Database["public"]["Tables"]["jobs"]["Row"];

export type PayTerms = Pick<
  Job,
  | "salary_min"
  | "salary_max"
  | "salary_period"
  | "work_time"
  | "weekly_hours_min"
  | "weekly_hours_max"
>;

export type JobCard = Pick<
  Job,
  | "id"
  | "title"
  | "company_name"
  | "location"
  | "contract_type"
  | "description"
  | "requirements"
  | "salary_range"
  | "application_deadline"
  | "closes_at"
  | "posted_at"
  | "work_mode"
  | "low_pay_reason"
  | "open_abroad"
  | "max_applications"
  | "full_on"
  | keyof PayTerms
> &
  Partial<Pick<Job, "municipality_id">> &
  Copy & { employer?: EmployerMark | null };

/**
 * The job form. Field names are columns, limits those of the table. The order is that of the form: the
 * first error is the first field to fix.
 */
export const jobSchema = z
  .object({
    title: requiredText(validation.titleRequired, 200),
    company_name: requiredText(validation.companyRequired, 200),
    employer_id: employerField,
    location: optionalText(200),
    province: optionalChoice(provinces.map(({ code }) => code)),
    contract_type: choice(contractTypes),
    ...conditionFields,
    sector: optionalChoice(Object.keys(sectors) as (keyof typeof sectors)[]),
    trade: optionalChoice(tradeSlugs),
    activity_sector: optionalText(200),
    description: requiredText(validation.descriptionRequired, 20_000),
    requirements: commaList,
    benefits: commaList,
    company: optionalText(4_000),
    questions: lineList(3, 200),
    salary_range: optionalText(120),
    salary_min: optionalAmount,
    salary_max: optionalAmount,
    salary_period: optionalChoice(Object.keys(salaryPeriods) as (keyof typeof salaryPeriods)[]),
    low_pay_reason: optionalText(500),
    application_deadline: optionalDate,
    start_date: optionalDate,
    answer_days: answerDaysField,
    max_applications: maxApplicationsField,
    ...abroadShape,
    status: choice(Object.keys(publicationStates) as (keyof typeof publicationStates)[]),
  })
  .refine(
    ({ salary_min, salary_max }) =>
      salary_min === null || salary_max === null || salary_min <= salary_max,
    { path: ["salary_max"], message: validation.salaryRangeReversed },
  )
  .refine(
    ({ salary_min, salary_max, salary_period }) =>
      salary_period !== null || (salary_min === null && salary_max === null),
    { path: ["salary_period"], message: validation.salaryPeriodRequired },
  )
  .superRefine(conditionRules)
  .refine(
    ({ province, permit_offer }) => province !== "QC" || permit_offer !== "francophone_mobility",
    { path: ["permit_offer"], message: validation.mobilityOutsideQuebec },
  );

/** Also requires a location of an offer that goes online, and takes the sector from the trade. */
export const jobFormSchema = jobSchema
  .refine((offer) => offer.status === "draft" || isPlaced(offer), {
    path: ["location"],
    message: validation.placeRequired,
  })
  .transform((offer) => ({ ...offer, sector: findTrade(offer.trade)?.sector ?? offer.sector }));

export type JobValues = z.infer<typeof jobSchema>;
