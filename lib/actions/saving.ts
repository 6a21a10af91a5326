import "server-only";
import { failure, notices } from "@/lib/copy/notices";
import { logError } from "@/lib/log";
import { type ActionResult, OVERWRITE, refused } from "./result";

/** Which row a form edits, and which version of it its author has seen; no id: a new one. */
export type Edited = { id: string | null; version: string; overwrite: boolean };

/** Reads the hidden fields `id` and `updated_at`, and the button that overwrites. */
export function editedRow(form: FormData): Edited {
  const id = form.get("id");
  return {
    id: typeof id === "string" && id !== "" ? id : null,
    version: String(form.get("updated_at") ?? ""),
    overwrite: form.get(OVERWRITE) === "1",
  };
}

/** "Erreur lors de la sauvegarde" (specification §8): French for people, the cause for the log. */
export function saveFailed(event: string, error: unknown): ActionResult {
  const reference = logError(event, error);
  return refused(
    failure(
      "Erreur lors de la sauvegarde",
      `Votre saisie est conservée : veuillez réessayer. Référence : ${reference}`,
    ),
  );
}

/** The answer when the row has changed since it was read: whose version counts is asked. */
export function conflict(): ActionResult {
  return { ...refused(notices.editConflict), conflict: true };
}
