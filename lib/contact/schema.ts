import { z } from "zod";
import { validation } from "@/lib/copy/validation";
import { emailAddress, requiredText } from "@/lib/text/fields";
import { type ContactType, contactTypes } from "./choices";

const types = Object.keys(contactTypes) as [ContactType, ...ContactType[]];

/** A message. Field names and limits are those of `contact_messages`. */
export const contactSchema = z.object({
  type: z.enum(types, validation.contactTypeUnknown),
  name: requiredText(validation.nameRequired, 120, validation.nameTooLong),
  email: emailAddress,
  subject: requiredText(validation.subjectRequired, 200, validation.subjectTooLong),
  message: requiredText(validation.messageRequired, 5_000, validation.messageTooLong),
});

export const contactFields = ["type", "name", "email", "subject", "message"] as const;
