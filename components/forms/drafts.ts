const PREFIX = "brouillon/";

/**
 * Content of a form: its fields by name, the version of the row they started from, and the idempotency key
 * of the new row.
 */
export type Draft = { fields: Record<string, string> } & DraftKeys;
export type DraftKeys = { version?: string; sending?: string };

/** Drafts are separate per account; visitors without an account share an empty owner. */
const keyOf = (owner: string | null, name: string) => `${PREFIX}${owner ?? ""}/${name}`;

/** Returns the draft of `owner` in this tab under this name, or null. */
export function readDraft(owner: string | null, name: string): Draft | null {
  try {
    const draft: Draft | null = JSON.parse(sessionStorage.getItem(keyOf(owner, name)) ?? "null");
    return draft?.fields instanceof Object ? draft : null;
  } catch {
    return null;
  }
}

/** Stores a draft for the lifetime of the tab; does nothing without storage. */
export function writeDraft(owner: string | null, name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(owner, name), JSON.stringify(draft));
  } catch {
    // Storage is disabled or full: the form itself still holds the input.
  }
}

export function dropDraft(owner: string | null, name: string): void {
  removeWhere((key) => key === keyOf(owner, name));
}

/** Deletes all drafts of this tab when the user signs out. */
export function dropEveryDraft(): void {
  removeWhere(() => true);
}

function removeWhere(isUnwanted: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && isUnwanted(key)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is disabled: there is no draft.
  }
}
