import { type DraftKeys, dropDraft, readDraft, writeDraft } from "./drafts";

/** Hidden fields: version of the edited row, and idempotency key of a new one. */
const KEYS = { version: "updated_at", sending: "sending" } as const;

export type DraftStore = ReturnType<typeof storeDraft>;

/**
 * Restores a draft into its form and stores further input.
 * @param owner owner of the draft; null for visitors without an account
 * @param report called with whether a draft differs from the server's values; called again when a field
 * that loads later gets its value
 */
export function storeDraft(
  form: HTMLFormElement,
  owner: string | null,
  name: string,
  report: (found: boolean) => void,
) {
  const draft = readDraft(owner, name);
  /** Values whose field is not rendered yet: a menu may load after the draft. */
  let late = draft?.fields ?? {};
  const before: Record<string, string> = {};
  let keys: DraftKeys = {};

  const store = () => {
    const fields = { ...late, ...fieldsOf(form) };
    writeDraft(owner, name, { fields, ...keysIn(form), ...keys });
  };
  const clear = () => {
    observer.disconnect();
    keys = {};
    late = {};
    dropDraft(owner, name);
  };
  const putBack = () => {
    Object.assign(before, fill(form, late));
    late = missingIn(form, late);
    const found = Object.keys(before).length > 0;
    const isWhole = Object.keys(late).length === 0;
    if (found && draft) keys = keysOf((key) => draft[key]);
    // The server already has the values of the draft: it was saved after all.
    else if (draft && isWhole && !isTyped(form)) clear();
    if (isWhole) observer.disconnect();
    report(found);
  };
  const observer = new MutationObserver(putBack);
  observer.observe(form, { childList: true, subtree: true });
  putBack();
  // The user typed before this code was loaded.
  if (isTyped(form)) store();
  form.addEventListener("input", store);

  return {
    /** Whether the input survives a reload: storage may be disabled or full. */
    isStored: () => readDraft(owner, name) !== null,
    store,
    /** Deletes the draft once it is sent or discarded. */
    clear,
    /** Restores the server's values. */
    discard() {
      restore(form, before);
      clear();
    },
    /**
     * Adds the version that the draft started from, so that the server detects a newer one, and the
     * idempotency key of the new row, which may already exist.
     */
    mark(data: FormData) {
      for (const [key, field] of everyKey) {
        const stored = keys[key];
        if (stored && data.has(field)) data.set(field, stored);
      }
    },
    stop() {
      observer.disconnect();
      form.removeEventListener("input", store);
    },
  };
}

const everyKey = Object.entries(KEYS) as [keyof DraftKeys, string][];

/** Omits undefined values, which would override others in a spread. */
function keysOf(read: (key: keyof DraftKeys, field: string) => string | undefined): DraftKeys {
  const found = everyKey.map(([key, field]) => [key, read(key, field)]);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

function keysIn(form: HTMLFormElement): DraftKeys {
  return keysOf((_, name) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : undefined;
  });
}

type DraftField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types of fields that are never stored: secrets, files, hidden fields and controls without text. */
const LEFT_OUT = ["password", "hidden", "file", "radio", "submit", "button"];

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(draftFields(form).map((field) => [field.name, read(field)]));
}

/**
 * Fills a draft into the form, except for fields that the user has edited since.
 * @returns the previous values of the changed fields
 */
function fill(form: HTMLFormElement, draft: Record<string, string>): Record<string, string> {
  const before: Record<string, string> = {};
  for (const field of draftFields(form)) {
    const stored = draft[field.name];
    const shown = read(field);
    if (stored === undefined || stored === shown || isTouched(field)) continue;
    before[field.name] = shown;
    write(field, stored);
  }
  return before;
}

/** Returns the draft's values that the form has no field for. */
function missingIn(form: HTMLFormElement, draft: Record<string, string>): Record<string, string> {
  const names = new Set(draftFields(form).map((field) => field.name));
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !names.has(name)));
}

/** Returns whether the user has changed a field since the server rendered it. */
function isTyped(form: HTMLFormElement): boolean {
  return draftFields(form).some(isTouched);
}

/** Sets the fields, including those that the user has edited. */
function restore(form: HTMLFormElement, values: Record<string, string>): void {
  for (const field of draftFields(form)) {
    const value = values[field.name];
    if (value !== undefined) write(field, value);
  }
}

function draftFields(form: HTMLFormElement): DraftField[] {
  return [...form.elements].filter(
    (field): field is DraftField =>
      (field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement) &&
      field.name !== "" &&
      field.tabIndex !== -1 &&
      !LEFT_OUT.includes(field.type),
  );
}

function isCheckbox(field: DraftField): field is HTMLInputElement {
  return field.type === "checkbox";
}

function read(field: DraftField): string {
  return isCheckbox(field) ? String(field.checked) : field.value;
}

function isTouched(field: DraftField): boolean {
  if (field instanceof HTMLSelectElement) return false;
  return isCheckbox(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/** Sets a value and fires the events of typing, so that listeners notice the change. */
function write(field: DraftField, value: string): void {
  if (isCheckbox(field)) {
    if (read(field) !== value) field.click();
    return;
  }
  // React overrides the element's own `value` setter and would ignore the event; the prototype's setter
  // avoids that.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
