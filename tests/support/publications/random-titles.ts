/** The same numbers from 0 to 1 at every run. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const LETTERS = ["a", "b", "c", "e", "é", "h", "ï", "n", "ñ", "o", "ö", "s", "x", "z"];
const SIGNS = ["-", ".", "/", "+", "&", "@", "_", "'", ":", "·", "%", "#"];

/**
 * Titles of one to four words that a parser may stumble over: digits beside letters, an "e" between
 * numbers, signs within and around. No word begins with a hyphen, which would leave it out.
 */
export function randomTitles(count: number): string[] {
  const next = numbers(7);
  const below = (most: number) => Math.floor(next() * most);
  const one = (list: string[]) => list[below(list.length)] ?? "";
  const digits = () => String(below(10 ** (1 + below(4))));
  const letters = () => Array.from({ length: 1 + below(3) }, () => one(LETTERS)).join("");
  const words = [
    () => `${digits()}e${digits()}`,
    () => `${below(100)}e${below(10)}e${below(100)}`,
    () => `${digits()}${letters()}`,
    () => `${letters()}${digits()}`,
    () => `${letters()}${one(SIGNS)}${letters()}`,
    () => `${digits()}${one(SIGNS)}${digits()}`,
    () => `(${digits()}${letters()})`,
    () => `${letters()}++`,
    () => `https://${letters()}.ca/${letters()}?${letters()}=${digits()}`,
    () => `${letters()}.${letters()}@${letters()}.ca`,
    () => letters().toUpperCase(),
  ];
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + below(4) }, () => words[below(words.length)]?.() ?? "").join(" "),
  );
}
