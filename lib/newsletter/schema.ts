import { z } from "zod";
import { validation } from "@/lib/copy/validation";

export const newsletterSchema = z.object({
  email: z
    .string(validation.emailRequired)
    .trim()
    .min(1, validation.emailRequired)
    .max(254, validation.emailInvalid)
    .pipe(z.email(validation.emailInvalid)),
});

/** A token of our mails, or null for anything that cannot be one. */
export function parseToken(value: unknown): string | null {
  return typeof value === "string" && /^[\w-]{16,200}$/.test(value) ? value : null;
}
