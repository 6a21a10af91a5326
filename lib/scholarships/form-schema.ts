import { z } from "zod";
import { validation } from "@/lib/copy/validation";
import { publicationStates } from "@/lib/publications/states";
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

/**
 * The form of a bourse (specification §5); names are columns, limits those of the table. The
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
