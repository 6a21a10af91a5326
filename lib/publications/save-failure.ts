import "server-only";
import { type ActionResult, refused } from "@/lib/actions/result";
import { failure, notices } from "@/lib/copy/notices";
import { validation } from "@/lib/copy/validation";
import { logError } from "@/lib/log";
import { isTooMany } from "@/lib/supabase/too-many";
import { pastDaysRefusal } from "./past-days";

/** What only the database knows: its constraint or its word, and what is said at which field. */
const fieldRefusals: Record<string, Record<string, string>> = {
  jobs_mobility_outside_quebec: { permit_offer: validation.mobilityOutsideQuebec },
  employer_not_named: { employer_id: validation.employerNotNamed },
  employer_is_tied: { employer_id: validation.employerTied },
  employer_withheld: { employer_id: validation.employerWithheld },
  // Between the form's own look and the writing a day may end, and an article may go.
  successor_unknown: { replaced_by: validation.successorUnknown },
  successor_missing: { replaced_by: validation.successorRequired },
  not_yet: { verified_on: validation.verifiedLater },
};

/** "Erreur lors de la sauvegarde": French for people, the cause for the log. */
export function saveFailed(
  event: string,
  error: Error & { details?: string | null },
): ActionResult {
  const passed = pastDaysRefusal(error);
  if (passed) return passed;
  const atFields = Object.entries(fieldRefusals).find(([word]) =>
    new RegExp(`\\b${word}\\b`).test(error.message),
  );
  if (atFields) return refused(notices.formIncomplete, atFields[1]);
  if (isTooMany(error)) return refused(notices.publishedTooMany);
  const reference = logError(event, error);
  return refused(
    failure(
      "Erreur lors de la sauvegarde",
      `Votre saisie est conservée\u00a0: veuillez réessayer. Référence\u00a0: ${reference}`,
    ),
  );
}
