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
