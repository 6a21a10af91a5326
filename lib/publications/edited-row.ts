import { OVERWRITE } from "@/lib/actions/result";
import { isUuid } from "@/lib/text/search";

/** Which row a form edits, and which version of it its author has seen; no id: a new one. */
type Edited = { id: string | null; version: string; overwrite: boolean };

/** Reads the hidden fields `id` and `updated_at`, and the button that overwrites. */
export function editedRow(form: FormData): Edited {
  const id = form.get("id");
  return {
    id: typeof id === "string" && id !== "" ? id : null,
    version: String(form.get("updated_at") ?? ""),
    overwrite: form.get(OVERWRITE) === "1",
  };
}

/** The hidden field `sending` of a new row's form: what tells it from another with the same words. */
export function sendingKey(form: FormData): string | null {
  const key = String(form.get("sending") ?? "");
  return isUuid(key) ? key : null;
}
