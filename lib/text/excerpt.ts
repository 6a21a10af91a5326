const LENGTH = 160;

/** The first 160 characters of a text on one line, ended by an ellipsis when there is more. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= LENGTH ? line : `${line.slice(0, LENGTH).toWellFormed().trimEnd()}…`;
}
