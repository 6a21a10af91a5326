import { fieldsOf, fill, isTyped, restore } from "./draft-fields";
import { dropDraft, readDraft, writeDraft } from "./drafts";

/** The hidden field that says which version of its row a form edits. */
const VERSION = "updated_at";

export type DraftKeeper = ReturnType<typeof keepDraft>;

/**
 * Puts a draft back into its form, and keeps what is typed there from now on.
 * @param owner whose draft it is; null: of a visitor without an account
 */
export function keepDraft(form: HTMLFormElement, owner: string | null, name: string) {
  const draft = readDraft(owner, name);
  const before = draft ? fill(form, draft.fields) : {};
  const found = Object.keys(before).length > 0;
  let version = found ? draft?.version : undefined;

  const keep = () =>
    writeDraft(owner, name, { fields: fieldsOf(form), version: version ?? versionIn(form) });
  const clear = () => {
    version = undefined;
    dropDraft(owner, name);
  };
  // What is stored now is what was typed: it arrived after all.
  if (draft && !found) clear();
  // Somebody was faster than this code.
  if (isTyped(form)) keep();
  form.addEventListener("input", keep);

  return {
    /** Whether there was one that differs from what the server sent. */
    found,
    /** It was sent, or given up: nothing of it stays. */
    clear,
    /** Goes back to what the server sent. */
    discard() {
      restore(form, before);
      clear();
    },
    /** The version that the draft started from: a newer one must not be overwritten unasked. */
    mark(data: FormData) {
      if (version && data.has(VERSION)) data.set(VERSION, version);
    },
    stop: () => form.removeEventListener("input", keep),
  };
}

function versionIn(form: HTMLFormElement): string | undefined {
  const field = form.elements.namedItem(VERSION);
  return field instanceof HTMLInputElement ? field.value : undefined;
}
