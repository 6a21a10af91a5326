const LENGTH = 160;

/** The first 160 characters of a text on one line, ended by an ellipsis when there is more. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const start = Array.from(line).slice(0, LENGTH).join("");
  return start === line ? line : `${start.trimEnd()}…`;
}
