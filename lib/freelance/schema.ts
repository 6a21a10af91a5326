import { z } from "zod";
import { validation } from "@/lib/copy/validation";
import { type Abroad, abroadShape } from "@/lib/publications/abroad";
import type { EmployerMark } from "@/lib/publications/employer-mark";
import {
  answerDaysField,
  employerField,
  maxApplicationsField,
  publicationStates,
} from "@/lib/publications/schema";

import type { Database } from "@/lib/supabase/database.types";
import { isExpired } from "@/lib/text/dates";
import {
  choice,
  commaItems,
  lineList,
  optionalAmount,
  optionalDate,
  optionalText,
  requiredText,
} from "@/lib/text/fields";

/** A row of `freelance_jobs` as the public reads it. */
export type FreelanceJob = Pick<
  Database["public"]["Tables"]["freelance_jobs"]["Row"],
  | "id"
  | "title"
  | "company_name"
  | "location"
  | "description"
  | "skills_required"
  | "budget"
  | "duration"
  | "duration_months"
  | "application_deadline"
  | "closes_at"
  | "posted_at"
  | "status"
  | "answer_days"
  | "max_applications"
  | "full_on"
> &
  Abroad & { employer?: EmployerMark | null };

/** Returns false once the mission is filled or its deadline has passed. */
export function isFreelanceJobOpen(
  freelanceJob: Pick<FreelanceJob, "status" | "closes_at">,
): boolean {
  return freelanceJob.status === "published" && !isExpired(freelanceJob.closes_at);
}

export type OwnFreelanceJob = Database["public"]["Tables"]["freelance_jobs"]["Row"];

/** Field names are columns, limits those of the table. */
export const freelanceJobSchema = z.object({
  title: requiredText(validation.titleRequired, 200),
  company_name: optionalText(200),
  employer_id: employerField,
  location: optionalText(200),
  budget: optionalAmount,
  duration: optionalText(120),
  description: requiredText(validation.descriptionRequired, 20_000),
  skills_required: commaItems(80),
  application_deadline: optionalDate,
  answer_days: answerDaysField,
  max_applications: maxApplicationsField,
  questions: lineList(3, 200),
  ...abroadShape,
  status: choice(Object.keys(publicationStates) as (keyof typeof publicationStates)[]),
});
