import { z } from "zod";
import { correspondence } from "@/lib/copy/correspondence";

export const newsletterSchema = z.object({
  email: z
    .string(correspondence.emailRequired)
    .trim()
    .min(1, correspondence.emailRequired)
    .max(254, correspondence.emailInvalid)
    .pipe(z.email(correspondence.emailInvalid)),
});

/** A token of our mails, or null for anything that cannot be one. */
export function parseToken(value: unknown): string | null {
  return typeof value === "string" && /^[\w-]{16,200}$/.test(value) ? value : null;
}
