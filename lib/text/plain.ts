import { visible } from "@/lib/shared/visible-text";

/** Returns the text fields of a form, normalized for storage; omits files and missing fields. */
export function textFields(data: FormData, names: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of names) {
    const value = data.get(name);
    if (typeof value === "string") values[name] = visible(value);
  }
  return values;
}

/** Returns the first `length` characters of a text on one line, with an ellipsis if it is cut. */
export function excerpt(text: string, length = 160): string {
  const line = text.replace(/\s+/g, " ").trim();
  const start = Array.from(line).slice(0, length).join("");
  return start === line ? line : `${start.trimEnd()}…`;
}

/** Folds case and accents for comparison: "Échéance" and "echeance" become equal. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** Returns true if the text contains each token of the query, in any order. */
export function hasAllWords(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Converts a text's paragraphs, separated by empty lines, to HTML. */
export function htmlParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("");
}

/** Returns a titled list as HTML; empty for an empty list. */
export function htmlList(title: string, items: string[]): string {
  if (items.length === 0) return "";
  const entries = items.map((item) => `<li>${escapeHtml(item)}</li>`).join("");
  return `<p><strong>${escapeHtml(title)}</strong></p><ul>${entries}</ul>`;
}
