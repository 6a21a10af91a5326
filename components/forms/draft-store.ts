import { dropDraft, type Marks, readDraft, writeDraft } from "./drafts";

/** The hidden fields that say which version of its row a form edits, or which new row it makes. */
const MARKS = { version: "updated_at", sending: "sending" } as const;

export type DraftStore = ReturnType<typeof storeDraft>;

/**
 * Puts a draft back into its form, and keeps what is typed there from now on.
 * @param owner whose draft it is; null: of a visitor without an account
 */
export function storeDraft(form: HTMLFormElement, owner: string | null, name: string) {
  const draft = readDraft(owner, name);
  const before = draft ? fill(form, draft.fields) : {};
  const found = Object.keys(before).length > 0;
  let marks = found && draft ? marksOf((mark) => draft[mark]) : {};

  const store = () =>
    writeDraft(owner, name, { fields: fieldsOf(form), ...marksIn(form), ...marks });
  const clear = () => {
    marks = {};
    dropDraft(owner, name);
  };
  // What is stored now is what was typed: it arrived after all.
  if (draft && !found) clear();
  // Somebody was faster than this code.
  if (isTyped(form)) store();
  form.addEventListener("input", store);

  return {
    /** Whether there was one that differs from what the server sent. */
    found,
    /** Whether what was typed is found again: storage may be refused, or full. */
    isStored: () => readDraft(owner, name) !== null,
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
      for (const [mark, field] of everyMark) {
        const stored = marks[mark];
        if (stored && data.has(field)) data.set(field, stored);
      }
    },
    stop: () => form.removeEventListener("input", store),
  };
}

const everyMark = Object.entries(MARKS) as [keyof Marks, string][];

/** Without those that are not there: a spread would hide others behind them. */
function marksOf(read: (mark: keyof Marks, field: string) => string | undefined): Marks {
  const found = everyMark.map(([mark, field]) => [mark, read(mark, field)]);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

function marksIn(form: HTMLFormElement): Marks {
  return marksOf((_, name) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : undefined;
  });
}

type DraftField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is never kept: secrets, files, what the page sets itself and what nobody can type in. */
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
