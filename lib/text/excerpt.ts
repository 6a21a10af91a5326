/** The first 160 characters, or `length`, of a text on one line; an ellipsis when there is more. */
export function excerpt(text: string, length = 160): string {
  const line = text.replace(/\s+/g, " ").trim();
  const start = Array.from(line).slice(0, length).join("");
  return start === line ? line : `${start.trimEnd()}…`;
}
