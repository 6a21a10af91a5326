import { z } from "zod";
import { validation } from "@/lib/copy/validation";
import { publicationStates } from "@/lib/publications/states";
import type { Database } from "@/lib/supabase/database.types";
import { isExpired } from "@/lib/text/dates";
import {
  choice,
  commaList,
  optionalChoice,
  optionalDate,
  optionalHttps,
  optionalText,
  requiredText,
} from "@/lib/text/fields";
import { applicationModes, studyLevels } from "./choices";

/** A row of `scholarships` as the public reads it. */
export type Scholarship = Pick<
  Database["public"]["Tables"]["scholarships"]["Row"],
  | "id"
  | "title"
  | "university"
  | "location"
  | "level"
  | "field"
  | "amount"
  | "deadline"
  | "duration"
  | "description"
  | "requirements"
  | "benefits"
  | "official_link"
  | "application_mode"
  | "status"
  | "updated_at"
>;

/** False once the bourse is awarded or its deadline has passed. */
export function isScholarshipOpen(scholarship: Pick<Scholarship, "status" | "deadline">): boolean {
  return scholarship.status === "published" && !isExpired(scholarship.deadline);
}

/** A bourse as its recruiter edits it. */
export type OwnScholarship = Database["public"]["Tables"]["scholarships"]["Row"];

/**
 * The form of a bourse; names are columns, limits those of the table. The
 * order is that of the form: the first error is the first field to mend.
 */
export const scholarshipSchema = z
  .object({
    title: requiredText(validation.titleRequired, 200),
    university: requiredText(validation.universityRequired, 200),
    location: optionalText(200),
    level: optionalChoice(studyLevels.map(({ label }) => label)),
    field: optionalText(120),
    amount: optionalText(200),
    duration: optionalText(120),
    deadline: optionalDate,
    description: requiredText(validation.descriptionRequired, 20_000),
    requirements: commaList,
    benefits: commaList,
    application_mode: choice(Object.keys(applicationModes) as (keyof typeof applicationModes)[]),
    official_link: optionalHttps,
    status: choice(Object.keys(publicationStates) as (keyof typeof publicationStates)[]),
  })
  .refine(
    ({ application_mode, official_link }) =>
      application_mode === "direct" || official_link !== null,
    { path: ["official_link"], message: validation.officialLinkRequired },
  );
