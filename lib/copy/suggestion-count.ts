/** Returns the number of suggestions below a search field, for screen readers. */
export function countSuggestions(count: number): string {
  return count === 1 ? "1 suggestion" : `${count} suggestions`;
}
