/** How many suggestions hang below a search field, for who does not see them. */
export function countSuggestions(count: number): string {
  return count === 1 ? "1 suggestion" : `${count} suggestions`;
}
