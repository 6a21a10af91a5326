import { z } from "zod";
import { validation } from "@/lib/copy/validation";
import { emailAddress } from "@/lib/text/fields";
import { type ContactType, contactTypes } from "./choices";

const types = Object.keys(contactTypes) as [ContactType, ...ContactType[]];

/** A message; field names are those of `contact_messages`, limits too. */
export const contactSchema = z.object({
  type: z.enum(types, validation.contactTypeUnknown),
  name: z
    .string(validation.nameRequired)
    .trim()
    .min(1, validation.nameRequired)
    .max(120, validation.nameTooLong),
  email: emailAddress,
  subject: z
    .string(validation.subjectRequired)
    .trim()
    .min(1, validation.subjectRequired)
    .max(200, validation.subjectTooLong),
  message: z
    .string(validation.messageRequired)
    .trim()
    .min(1, validation.messageRequired)
    .max(5_000, validation.messageTooLong),
});

/** Fields of the form, as typed. */
export const contactFields = ["type", "name", "email", "subject", "message"] as const;
