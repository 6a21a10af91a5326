import { type DraftKeys, dropDraft, readDraft, writeDraft } from "./drafts";

/** The hidden fields that say which version of its row a form edits, or which new row it makes. */
const KEYS = { version: "updated_at", sending: "sending" } as const;

export type DraftStore = ReturnType<typeof storeDraft>;

/**
 * Puts a draft back into its form, and keeps what is typed there from now on.
 * @param owner whose draft it is; null: of a visitor without an account
 * @param report called with whether there was one that differs from what the server sent; again once a
 *   field that loads later has its value
 */
export function storeDraft(
  form: HTMLFormElement,
  owner: string | null,
  name: string,
  report: (found: boolean) => void,
) {
  const draft = readDraft(owner, name);
  /** What waits for its field: a menu may load after the draft. */
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
    // What is stored now is what was typed: it arrived after all.
    else if (draft && isWhole && !isTyped(form)) clear();
    if (isWhole) observer.disconnect();
    report(found);
  };
  const observer = new MutationObserver(putBack);
  observer.observe(form, { childList: true, subtree: true });
  putBack();
  // Somebody was faster than this code.
  if (isTyped(form)) store();
  form.addEventListener("input", store);

  return {
    /** Whether what was typed is found again: storage may be refused, or full. */
    isStored: () => readDraft(owner, name) !== null,
    store,
    /** It was sent, or given up: nothing of it stays. */
    clear,
    /** Goes back to what the server sent. */
    discard() {
      restore(form, before);
      clear();
    },
    /**
     * The version that the draft started from: a newer one must not be overwritten unasked. And the
     * row that it was to make: it may be there.
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

/** Without those that are not there: a spread would hide others behind them. */
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

/** Fields that are never stored: secrets, files, hidden fields and controls without text. */
const LEFT_OUT = ["password", "hidden", "file", "radio", "submit", "button"];

/** The fields that a draft holds, by name. */
function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(draftFields(form).map((field) => [field.name, read(field)]));
}

/**
 * Puts a draft into the form. A field that was typed in meanwhile is left alone.
 * @returns what the changed fields held before, to go back to
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

/** The values of a draft that the form has no field for. */
function missingIn(form: HTMLFormElement, draft: Record<string, string>): Record<string, string> {
  const names = new Set(draftFields(form).map((field) => field.name));
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !names.has(name)));
}

/** Whether somebody has changed a field since the server sent it. */
function isTyped(form: HTMLFormElement): boolean {
  return draftFields(form).some(isTouched);
}

/** Sets the fields whatever they hold. */
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

/** As if it had been typed: whoever listens to the field hears of it. */
function write(field: DraftField, value: string): void {
  if (isCheckbox(field)) {
    if (read(field) !== value) field.click();
    return;
  }
  // React remembers what it saw set through the element itself, and would hear of no change.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
