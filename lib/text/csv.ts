import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { fold } from "./plain";

/** A row of a file: its line, counted from 1, and its cells by the name of their column. */
type CsvRow = { line: number; cells: Record<string, string> };

/** Reading takes the whole process, about a quarter of a second for these at most: others wait. */
const MAX_CELLS = 100_000;
/** A row that is shorter than the first, as an empty one is, costs as much as seventy cells. */
const MAX_ROWS = 10_000;
/** Characters of one row. */
const MAX_ROW = 200_000;

/** What the reader makes of a row; its types do not know what `raw` adds. */
type Row = { record: string[]; raw: string };

/** More than is read at once. */
export class TooManyCells extends Error {}

/** A byte that no letter of the file's encoding has. */
export class BadByte extends Error {
  readonly line: number;

  constructor(line: number) {
    super("no letter");
    this.line = line;
  }
}

/** `isGuessed`: the letters are those of Windows-1252 for want of another. */
export type CsvFile = { headings: string[]; rows: CsvRow[]; isGuessed: boolean };

/**
 * Reads a table as spreadsheets write or copy it: semicolons, commas, tabs or bars, or what "sep="
 * says; UTF-8, UTF-16, else Windows-1252; quoted cells of several lines. Names of
 * columns lose case and accents, empty lines are skipped.
 * @throws BadByte where the encoding has no such letter
 * @throws CsvError, with the line, where quotes do not match or a row has more than 200 000 characters
 * @throws TooManyCells beyond 100 000 cells or 10 000 rows, empty ones counted
 */
export function readCsv(bytes: Uint8Array): CsvFile {
  const { text: whole, isGuessed } = decode(bytes);
  const separatorLine = /^\uFEFF?[" ]*sep *= *(\\t|tab|[^\r\n])[^\r\n]*/i.exec(whole);
  // The line stays, so that the others keep their number.
  const text = separatorLine ? whole.slice(separatorLine[0].length) : whole;
  const sign = separatorLine?.[1];
  const delimiter =
    sign && sign.length > 1 ? "\t" : (sign ?? separatorOf(/^\s*(.*)/.exec(text)?.[1] ?? ""));
  let cells = 0;
  let count = 0;
  const records = parse(text, {
    bom: true,
    delimiter,
    max_record_size: MAX_ROW,
    on_record: (row) => {
      cells += (row as unknown as Row).record.length;
      count += 1;
      if (cells > MAX_CELLS || count > MAX_ROWS) throw new TooManyCells();
      return row;
    },
    raw: true,
    relax_column_count: true,
    trim: true,
  }) as unknown as Row[];
  let before = 0;
  const written = records.flatMap(({ record, raw }) => {
    // A row begins where the one before ends; the reader counts the end of a line in a cell twice.
    const line = before + 1;
    before += linesIn(raw) - 1;
    return record.every((cell) => cell === "") ? [] : [{ line, record }];
  });
  const [head, ...body] = written;
  const headings = (head?.record ?? []).map((name) => fold(name.trim()));
  const rows = body.map(({ line, record }) => {
    const cells = headings.map((name, column) => [name, withoutGuard(record[column] ?? "")]);
    return { line, cells: Object.fromEntries(cells) as Record<string, string> };
  });
  return { headings, rows, isGuessed };
}

/**
 * Writes a table that Excel opens in French: semicolons and the mark of UTF-8. A cell that a
 * spreadsheet would take for a formula is guarded by an apostrophe, which `readCsv` takes away.
 */
export function writeCsv(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return csvPiece([headings, ...rows], true);
}

/** Part of such a file, for one that is written as its rows are read; the first has the mark. */
export function csvPiece(rows: readonly (readonly (string | null)[])[], first = false): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      bom: first,
      delimiter: ";",
      escape_formulas: true,
      // A line within a cell ends otherwise than the row does: unquoted it would end the row all the same.
      quoted_match: /[\r\n]/,
      record_delimiter: "windows",
    },
  );
}

/** The separator that the first line has most of; of as many the comma last, which names may have too. */
function separatorOf(line: string): string {
  const names = line.replace(/"[^"]*"/g, "");
  const counts = [";", "\t", "|", ","].map((sign) => [sign, names.split(sign).length] as const);
  return counts.reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}

/** What a decoder makes of what no letter has, where Windows-1252 is free and elsewhere. */
const NO_LETTER = /[\u0081\u008D\u008F\u0090\u009D\uFFFD]/;

/** By its mark, or where each second byte of a beginning in Latin letters is a zero. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [a, b, c, d] = bytes;
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0)) return "utf-16le";
  if ((a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d)) return "utf-16be";
  return null;
}

function decode(bytes: Uint8Array): { text: string; isGuessed: boolean } {
  const encoding = utf16Of(bytes);
  try {
    const decoder = new TextDecoder(encoding ?? "utf-8", { fatal: true });
    return { text: decoder.decode(bytes), isGuessed: false };
  } catch {
    const text = new TextDecoder(encoding ?? "windows-1252").decode(bytes);
    const bad = text.search(NO_LETTER);
    if (bad >= 0) throw new BadByte(linesIn(text.slice(0, bad)));
    return { text, isGuessed: true };
  }
}

/** Lines end by CR LF, LF, or CR alone. */
function linesIn(text: string): number {
  return text.split(/\r\n|\r|\n/).length;
}

/** Of letters that were guessed, all that French does not use; else what a wrong reading leaves. */
const FOREIGN = /[^\x20-\x7E\s«»‘’“”–—…•·°©®™€£¢§²³¼½¾×±ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŸàâäçèéêëîïôöùûüÿŒœÆæªº¹µ­]/u;
/** Where French has the sign, but not there: Mac OS Roman and CP850 read so ("h™tel", "cÏur", "bo”te"). */
const MISPLACED = new RegExp(
  [
    "\\p{L}[™“”‘…•®©°×€–—]\\p{Ll}|[™”]\\p{L}|\\p{L}“",
    "\\p{Ll}[À-ÖØ-ÞŒŸ]|(?<!\\p{L})(?:[ËÏÛ]\\p{Ll}|Œ[lt]|Î[^Ll\\s]|[ÇÈÊËÏÛ](?!\\p{L}))",
  ].join("|"),
  "u",
);
const MISREAD = /Ã[\u0080-\u00BF\u0152-\u2122]|â€|\uFFFD/u;

/** The words around the first sign of a text that is probably misread; null when there is none. */
export function misreadWords(text: string, isGuessed: boolean): string | null {
  const signs = isGuessed ? [FOREIGN, MISPLACED, MISREAD] : [MISREAD];
  const at = signs.map((sign) => text.search(sign)).find((place) => place >= 0);
  return at === undefined ? null : text.slice(Math.max(0, at - 20), at + 20).trim();
}

function withoutGuard(cell: string): string {
  return /^'[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? cell.slice(1) : cell;
}

/** How files begin that people take for a table of text, or choose by mistake. */
const BEGINNINGS: readonly (readonly [bytes: readonly number[], what: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], "un classeur (XLSX ou ODS) ou une archive"],
  [[0xd0, 0xcf, 0x11, 0xe0], "un ancien classeur Excel (XLS)"],
  [[0x25, 0x50, 0x44, 0x46], "un PDF"],
  [[0x89, 0x50, 0x4e, 0x47], "une image (PNG)"],
  [[0xff, 0xd8, 0xff], "une image (JPEG)"],
  [[0x47, 0x49, 0x46, 0x38], "une image (GIF)"],
];

const LOOKED_AT = 4_096;
const SAVE_AS =
  "Ouvrez votre tableau, enregistrez-le au format «\u00a0CSV UTF-8\u00a0», puis choisissez ce fichier-là.";

/** What a file is that cannot be a CSV, and what to do; null of what may be one. */
export function otherThanCsv(bytes: Uint8Array): string | null {
  const known = BEGINNINGS.find(([start]) => start.every((byte, at) => bytes[at] === byte));
  if (known) return `Ce fichier est ${known[1]}, pas un CSV. ${SAVE_AS}`;
  // No other text has a zero.
  return utf16Of(bytes) === null && bytes.subarray(0, LOOKED_AT).includes(0)
    ? `Ce fichier n’est pas un CSV. ${SAVE_AS}`
    : null;
}
