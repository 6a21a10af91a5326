/** Text that the database takes: no NUL, no half of a character. */
export function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** The text fields of a form, storable; files and missing fields are left out. */
export function textFields(data: FormData, names: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of names) {
    const value = data.get(name);
    if (typeof value === "string") values[name] = storable(value);
  }
  return values;
}
