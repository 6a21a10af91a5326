const NO_BREAK = "\u00a0";

/**
 * Text whose spaces before « : ; ? ! » » and after « « » do not break: typed with plain ones, a line
 * would begin with a colon. The words stay as they are.
 */
export function frenchSpaces(text: string): string {
  return text.replace(/ (?=[:;?!»](?:\s|$))/g, NO_BREAK).replaceAll("« ", `«${NO_BREAK}`);
}
