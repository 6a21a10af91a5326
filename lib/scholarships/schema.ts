import { z } from "zod";
import { validation } from "@/lib/copy/validation";
import { countryNamed } from "@/lib/places/countries";
import type { EmployerMark } from "@/lib/publications/employer-mark";
import { employerField, publicationStates } from "@/lib/publications/schema";

import type { Database } from "@/lib/supabase/database.types";
import { isExpired, todayInCanada } from "@/lib/text/dates";
import {
  choice,
  commaItems,
  commaList,
  optionalChoice,
  optionalDate,
  optionalHttps,
  optionalText,
  requiredText,
} from "@/lib/text/fields";
import { applicationModes, levelsOf, openings, situations, studyLevels } from "./choices";
import { deadlineRules, parseUsualDay } from "./usual-deadline";

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
  | "closes_at"
  | "duration"
  | "description"
  | "requirements"
  | "benefits"
  | "official_link"
  | "application_mode"
  | "status"
  | "updated_at"
  | "open_to"
  | "citizenships"
  | "highest_level"
  | "other_fields"
  | "applicants"
  | "verified_on"
  | "usual_deadlines"
  | "deadline_rule"
> & { employer?: EmployerMark | null };

/** Returns false once the bourse is awarded or its deadline has passed. */
export function isScholarshipOpen(scholarship: Pick<Scholarship, "status" | "closes_at">): boolean {
  return scholarship.status === "published" && !isExpired(scholarship.closes_at);
}

export type OwnScholarship = Database["public"]["Tables"]["scholarships"]["Row"];

/** Countries by French name, converted to codes for storage. */
const countryList = commaItems(120, 250).transform((names, context) => {
  const codes = new Set<string>();
  for (const name of names) {
    const country = countryNamed(name);
    if (country) codes.add(country.code);
    else context.addIssue({ code: "custom", message: validation.countryUnknown(name) });
  }
  return [...codes];
});

/** Recurring days and months in French, converted to the stored format. */
const usualDays = commaItems(40, 4).transform((items, context) => {
  const days = items.map((item) => {
    const day = parseUsualDay(item);
    if (day === null)
      context.addIssue({ code: "custom", message: validation.usualDayUnknown(item) });
    return day ?? "";
  });
  return [...new Set(days)];
});

/**
 * Schema of the bourse form. Names are columns and limits those of the table; the order is that of the form,
 * so that the first error is the first field to fix.
 */
export const scholarshipSchema = z
  .object({
    title: requiredText(validation.titleRequired, 200),
    university: requiredText(validation.universityRequired, 200),
    employer_id: employerField,
    location: optionalText(200),
    level: optionalChoice(studyLevels.map(({ label }) => label)),
    highest_level: optionalChoice(["Master", "Doctorat"]),
    field: optionalText(120),
    other_fields: commaItems(120, 20),
    open_to: optionalChoice(Object.keys(openings) as (keyof typeof openings)[]),
    citizenships: countryList,
    applicants: optionalChoice(Object.keys(situations) as (keyof typeof situations)[]),
    verified_on: optionalDate.refine((day) => day === null || day <= todayInCanada(), {
      message: validation.dateToCome,
    }),
    amount: optionalText(200),
    duration: optionalText(120),
    deadline: optionalDate,
    usual_deadlines: usualDays,
    deadline_rule: optionalChoice(Object.keys(deadlineRules) as (keyof typeof deadlineRules)[]),
    description: requiredText(validation.descriptionRequired, 20_000),
    requirements: commaList,
    benefits: commaList,
    application_mode: choice(Object.keys(applicationModes) as (keyof typeof applicationModes)[]),
    official_link: optionalHttps,
    status: choice(Object.keys(publicationStates) as (keyof typeof publicationStates)[]),
  })
  .refine(({ level, highest_level }) => !highest_level || levelsOf({ level, highest_level })[1], {
    path: ["highest_level"],
    message: validation.levelsReversed,
  })
  .refine(({ open_to, citizenships }) => namesCountries(open_to) || citizenships.length === 0, {
    path: ["open_to"],
    message: validation.openingMissing,
  })
  .refine(({ open_to, citizenships }) => !namesCountries(open_to) || citizenships.length > 0, {
    path: ["citizenships"],
    message: validation.citizenshipsRequired,
  })
  .refine(
    ({ application_mode, official_link }) =>
      application_mode === "direct" || official_link !== null,
    { path: ["official_link"], message: validation.officialLinkRequired },
  )
  .refine((row) => row.application_mode === "official" || !hasUsualDeadline(row), {
    path: ["usual_deadlines"],
    message: validation.usualDeadlineElsewhere,
  })
  .refine((row) => row.verified_on !== null || !hasUsualDeadline(row), {
    path: ["verified_on"],
    message: validation.usualDeadlineUnread,
  });

function hasUsualDeadline(row: {
  usual_deadlines: string[];
  deadline_rule: string | null;
}): boolean {
  return row.usual_deadlines.length > 0 || row.deadline_rule !== null;
}

function namesCountries(openTo: string | null): boolean {
  return openTo === "listed" || openTo === "residents";
}
