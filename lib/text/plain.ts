import { visible } from "@/lib/shared/visible-text";

/** The text fields of a form, as they are stored; files and missing fields are left out. */
export function textFields(data: FormData, names: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of names) {
    const value = data.get(name);
    if (typeof value === "string") values[name] = visible(value);
  }
  return values;
}

/** The first 160 characters, or `length`, of a text on one line; an ellipsis when there is more. */
export function excerpt(text: string, length = 160): string {
  const line = text.replace(/\s+/g, " ").trim();
  const start = Array.from(line).slice(0, length).join("");
  return start === line ? line : `${start.trimEnd()}…`;
}

/** Text as it is compared when case and accents do not matter: "Échéance" and "echeance" agree. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** True when each word of the query is somewhere in the text, whatever the order. */
export function hasAllWords(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it stands in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A text's paragraphs, parted by empty lines, as HTML. */
export function htmlParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("");
}

/** A titled list as HTML; nothing for an empty one. */
export function htmlList(title: string, items: string[]): string {
  if (items.length === 0) return "";
  const entries = items.map((item) => `<li>${escapeHtml(item)}</li>`).join("");
  return `<p><strong>${escapeHtml(title)}</strong></p><ul>${entries}</ul>`;
}
