const PREFIX = "brouillon/";

/**
 * What a form held: its fields by name, the version of the row that they started from, and the key of
 * the row that they are to make.
 */
export type Draft = { fields: Record<string, string> } & DraftKeys;
export type DraftKeys = { version?: string; sending?: string };

/** Each person's drafts are apart; those of visitors without an account are nobody's. */
const keyOf = (owner: string | null, name: string) => `${PREFIX}${owner ?? ""}/${name}`;

/** The draft that `owner` left in this tab under this name, if there is one. */
export function readDraft(owner: string | null, name: string): Draft | null {
  try {
    const draft: Draft | null = JSON.parse(sessionStorage.getItem(keyOf(owner, name)) ?? "null");
    return draft?.fields instanceof Object ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps a draft until this tab is closed; without storage there is none. */
export function writeDraft(owner: string | null, name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(owner, name), JSON.stringify(draft));
  } catch {
    // Storage is refused or full: the form itself still holds what was typed.
  }
}

/** Forgets a draft: it was sent, or its author gave it up. */
export function dropDraft(owner: string | null, name: string): void {
  removeWhere((key) => key === keyOf(owner, name));
}

/** Forgets every draft of this tab: its author has signed out. */
export function dropEveryDraft(): void {
  removeWhere(() => true);
}

function removeWhere(isUnwanted: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && isUnwanted(key)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is refused: there is no draft.
  }
}
