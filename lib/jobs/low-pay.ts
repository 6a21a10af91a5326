import { z } from "zod";
import { type ActionResult, refused } from "@/lib/actions/result";
import { lowPayRefused, lowPaySentence } from "@/lib/copy/posting-notices";

/** What the database tells with its refusal: the hour, and the least that it must be. */
const detail = z.object({
  title: z.string(),
  hour: z.number(),
  minimum: z.number(),
  since: z.iso.date(),
});

type DatabaseError = { message: string; details?: string | null };

/**
 * The answer to an offer under the minimum wage that does not say why: a question at the field for
 * it, not a failure. Null of any other error.
 */
export function lowPayRefusal(error: DatabaseError): ActionResult | null {
  if (error.message !== "below_minimum_wage") return null;
  const detail = read(error.details ?? "");
  return refused(lowPayRefused(detail?.title), { low_pay_reason: lowPaySentence(detail) });
}

/** Null where the service kept the details to itself: the question is asked without figures. */
function read(details: string): z.infer<typeof detail> | null {
  try {
    return detail.parse(JSON.parse(details));
  } catch {
    return null;
  }
}
