import { z } from "zod";
import { validation } from "@/lib/copy/validation";
import { publicationStates } from "@/lib/publications/states";
import {
  choice,
  commaItems,
  optionalAmount,
  optionalDate,
  optionalText,
  requiredText,
} from "@/lib/text/fields";

/** The mission form (specification §5); names are columns, limits those of the table. */
export const missionSchema = z.object({
  title: requiredText(validation.titleRequired, 200),
  company_name: optionalText(200),
  location: optionalText(200),
  budget: optionalAmount,
  duration: optionalText(120),
  description: requiredText(validation.descriptionRequired, 20_000),
  skills_required: commaItems(80),
  application_deadline: optionalDate,
  status: choice(Object.keys(publicationStates) as (keyof typeof publicationStates)[]),
});
