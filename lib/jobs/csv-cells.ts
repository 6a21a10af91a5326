import { fold } from "@/lib/text/plain";
import type { Job } from "./schema";

/** A column of a file of offers. */
export type Column = {
  /** As the file says it, and as `readCsv` folds it. */
  heading: string;
  /** The field of the form. */
  field: string;
  required?: boolean;
  /** What the form would say, of a cell; for menus also its French word. */
  read?: (cell: string) => string;
  /** What a cell may say, in French, where it is one of a list. */
  words?: readonly string[];
  write: (job: Job) => string;
};

const YES = ["oui", "o", "x", "1", "vrai"];
const NO = ["non", "n", "0", "faux"];

/** A question that may be left open: what is neither yes nor no stays, and is refused. */
export const yesOrNo = {
  read: (cell: string) =>
    YES.includes(fold(cell)) ? "true" : NO.includes(fold(cell)) ? "false" : cell,
  words: ["oui", "non"],
};

type Entries = readonly (readonly [value: string, label: string])[];

/** A menu's value by its code or its French word; what is neither stays, and is refused. */
function option(entries: Entries) {
  return (cell: string) => {
    const word = fold(cell);
    return entries.find((names) => names.some((name) => fold(name) === word))?.[0] ?? cell;
  };
}

/**
 * A menu's column: an empty cell is `empty`, and other words that files have for a value are read
 * without being proposed.
 */
export function menu(entries: Entries, { empty = "", also = [] as Entries } = {}) {
  const read = option([...entries, ...also]);
  return { read: (cell: string) => read(cell) || empty, words: entries.map(([, label]) => label) };
}

/** So many words of a list are named in a message; of a longer one a few. */
const NAMED = 15;
const EXAMPLES = 5;
/** Of a cell so much is said again. */
const REPEATED = 40;

/** Of a cell that is in no list: what it may say instead. */
export function unknownWord(cell: string, words: readonly string[]): string {
  const said = cell.length > REPEATED ? `${cell.slice(0, REPEATED)}…` : cell;
  const all =
    words.length > NAMED
      ? `${words.length} mots, par exemple ${words.slice(0, EXAMPLES).join(", ")}`
      : words.join(", ");
  return `«\u00a0${said}\u00a0» n’est pas dans la liste. Valeurs possibles\u00a0: ${all}.`;
}

/** "21/11/2026" as date fields give it. */
export function day(cell: string): string {
  const [, d, m, y] = cell.match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/) ?? [];
  return y ? `${y}-${m?.padStart(2, "0")}-${d?.padStart(2, "0")}` : cell;
}
