import { z } from "zod";
import { type ContactType, contactTypes, correspondence } from "@/lib/copy/correspondence";

const types = Object.keys(contactTypes) as [ContactType, ...ContactType[]];

/** A message; field names are those of `contact_messages`, limits too. */
export const contactSchema = z.object({
  type: z.enum(types, correspondence.typeUnknown),
  name: z
    .string(correspondence.nameRequired)
    .trim()
    .min(1, correspondence.nameRequired)
    .max(120, correspondence.nameTooLong),
  email: z
    .string(correspondence.emailRequired)
    .trim()
    .min(1, correspondence.emailRequired)
    .max(254, correspondence.emailInvalid)
    .pipe(z.email(correspondence.emailInvalid)),
  subject: z
    .string(correspondence.subjectRequired)
    .trim()
    .min(1, correspondence.subjectRequired)
    .max(200, correspondence.subjectTooLong),
  message: z
    .string(correspondence.messageRequired)
    .trim()
    .min(1, correspondence.messageRequired)
    .max(5_000, correspondence.messageTooLong),
});

/** Fields of the form, as typed. */
export const contactFields = ["type", "name", "email", "subject", "message"] as const;
