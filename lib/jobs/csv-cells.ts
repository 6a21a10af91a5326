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

export const YES = ["oui", "o", "x", "1", "vrai", "yes", "y", "true"];
export const NO = ["non", "n", "0", "faux", "no", "false"];

/** A question that may be left open: what is neither yes nor no stays, and is refused. */
export const yesOrNo = {
  read: option([...also("true", ...YES), ...also("false", ...NO)]),
  words: ["oui", "non"],
};

/** Other words that files have for a value. */
export function also(value: string, ...words: string[]) {
  return words.map((word) => [value, word] as const);
}

/** Case, accents, points and the kind of blank or hyphen say nothing: "C.D.I.", "Temps-plein". */
const plainWord = (text: string) =>
  fold(text)
    .replaceAll(".", "")
    .replace(/[\s\u2010-\u2014-]+/g, " ")
    .trim();

type Entries = readonly (readonly [value: string, label: string])[];

/** A menu's value by its code or its French word; what is neither stays, and is refused. */
function option(entries: Entries) {
  return (cell: string) => {
    const word = plainWord(cell);
    return entries.find((names) => names.some((name) => plainWord(name) === word))?.[0] ?? cell;
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
  const shown = cell.length > REPEATED ? `${cell.slice(0, REPEATED)}…` : cell;
  const all =
    words.length > NAMED
      ? `${words.length} mots, par exemple ${words.slice(0, EXAMPLES).join(", ")}`
      : words.join(", ");
  return `«\u00a0${shown}\u00a0» n’est pas dans la liste. Valeurs possibles\u00a0: ${all}.`;
}

/** French and English, as months are named and shortened in both. */
const MONTHS = [
  ...[
    ["janvier", "january"],
    ["fevrier", "february"],
    ["mars", "march"],
    ["avril", "april"],
  ],
  ...[
    ["mai", "may"],
    ["juin", "june"],
    ["juillet", "july"],
    ["aout", "august"],
  ],
  ...[
    ["septembre", "september"],
    ["octobre", "october"],
    ["novembre", "november"],
  ],
  ["decembre", "december"],
];

/** Year first, day first, and the month in letters: before the year, or before the day. */
const DAYS = [
  /^(?<year>\d{4})([-/. ])(?<month>\d\d?)\2(?<day>\d\d?)(?:[t ]\d.*)?$/,
  /^(?<day>\d\d?)([-/. ])(?<month>\d\d?)\2(?<year>\d{4})(?: \d.*)?$/,
  /^(?<day>\d\d?)(?:er|st|nd|rd|th)?[-/. ](?<month>[a-z]{3,})\.?[-/. ](?<year>\d{4}|\d\d)$/,
  /^(?<month>[a-z]{3,})\.? (?<day>\d\d?)(?:st|nd|rd|th)?,? (?<year>\d{4})$/,
];
const WEEKDAY = /^(?:le )?(?:(?:(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|[a-z]+day),? )?/;

/** A day as people and spreadsheets write it ("1er mars 2027") as date fields give it. */
export function day(cell: string): string {
  const text = fold(cell).replace(/\s+/g, " ").trim().replace(WEEKDAY, "");
  const found = DAYS.map((form) => form.exec(text)?.groups).find((groups) => groups);
  const { year = "", month = "", day = "" } = found ?? {};
  const months = MONTHS.flatMap((names, at) =>
    names.some((name) => name.startsWith(month)) ? [at + 1] : [],
  );
  const number = /\d/.test(month) ? month : months.length === 1 ? String(months[0]) : "";
  return number
    ? `${year.padStart(4, "20")}-${number.padStart(2, "0")}-${day.padStart(2, "0")}`
    : cell;
}

/** Whether it could also be read with the month first. */
export function mayBeMonthFirst(cell: string): boolean {
  const [, first, second] = /^(\d\d?)[-/. ](\d\d?)[-/. ]\d{4}\b/.exec(cell.trim()) ?? [];
  return first !== second && Number(first) <= 12 && Number(second) <= 12;
}
