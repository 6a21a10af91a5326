import { readFileSync } from "node:fs";

/** A mail of the authentication service, from its template and what stands in its places. */
export function fillTemplate(file: string, values: Record<string, string>): string {
  let html = readFileSync(file, "utf8");
  for (const [name, value] of Object.entries(values)) {
    html = html.replaceAll(`{{ .${name} }}`, escapeHtml(value));
  }
  return html;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
