/**
 * "4 min de lecture". The database counts the words of each article, 200 a minute, so that a list
 * can say it without loading the text.
 */
export function readingTime(minutes: number): string {
  return `${Math.max(1, Math.round(minutes))} min de lecture`;
}
