import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { fold } from "./plain";

/** A row of a file: its line number, starting at 1, and its cells by column name. */
type CsvRow = { line: number; cells: Record<string, string> };

/** Parsing blocks the process, for about a quarter of a second at this limit. */
const MAX_CELLS = 100_000;
/** A row that is shorter than the first one, even an empty one, costs as much as seventy cells. */
const MAX_ROWS = 10_000;
/** Maximum length of a row, in characters. */
const MAX_ROW = 200_000;

/** A row as csv-parse returns it with `raw`, an option that its types do not cover. */
type Row = { record: string[]; raw: string };

/** Thrown for a file beyond the limits on cells or rows. */
export class TooManyCells extends Error {}

/** Thrown for a byte sequence that is invalid in the file's encoding. */
export class BadByte extends Error {
  readonly line: number;

  constructor(line: number) {
    super("no letter");
    this.line = line;
  }
}

/** `isGuessed`: decoded as Windows-1252 because no other encoding matches. */
export type CsvFile = { headings: string[]; rows: CsvRow[]; isGuessed: boolean };

/**
 * Parses a table as spreadsheets export or copy it: separated by semicolons, commas, tabs or bars, or as
 * "sep=" states; in UTF-8, UTF-16 or else Windows-1252; with quoted multi-line cells. Column names lose case
 * and accents, and empty lines are skipped.
 * @throws BadByte if a byte is invalid in the encoding
 * @throws CsvError, with the line, for unmatched quotes or a row of more than 200 000 characters
 * @throws TooManyCells beyond 100 000 cells or 10 000 rows, including empty ones
 */
export function readCsv(bytes: Uint8Array): CsvFile {
  const { text: whole, isGuessed } = decode(bytes);
  const separatorLine = /^\uFEFF?[" ]*sep *= *(\\t|tab|[^\r\n])[^\r\n]*/i.exec(whole);
  // The line end stays, so that line numbers remain correct.
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
    // A row starts where the previous one ends: the parser counts line ends inside cells twice.
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
 * Writes a table that Excel opens in French: semicolons and a byte order mark. A cell that a spreadsheet
 * would run as a formula gets a leading apostrophe, which `readCsv` removes.
 */
export function writeCsv(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return csvPiece([headings, ...rows], true);
}

/** Returns a part of such a file, for streaming; the first part has the byte order mark. */
export function csvPiece(rows: readonly (readonly (string | null)[])[], first = false): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      bom: first,
      delimiter: ";",
      escape_formulas: true,
      // A line end in a cell that differs from the row's would, unquoted, still end the row.
      quoted_match: /[\r\n]/,
      record_delimiter: "windows",
    },
  );
}

/** The most frequent separator of the first line; on a tie the comma loses, as names may contain it. */
function separatorOf(line: string): string {
  const names = line.replace(/"[^"]*"/g, "");
  const counts = [";", "\t", "|", ","].map((sign) => [sign, names.split(sign).length] as const);
  return counts.reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}

/** Characters of undecodable bytes: undefined in Windows-1252, or U+FFFD in other encodings. */
const NO_LETTER = /[\u0081\u008D\u008F\u0090\u009D\uFFFD]/;

/** Detected by its byte order mark, or by zeros in every second byte of a start in Latin letters. */
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

/** A line ends with CR LF, LF, or CR alone. */
function linesIn(text: string): number {
  return text.split(/\r\n|\r|\n/).length;
}

/** Characters that French does not use, if the encoding was guessed; else traces of a wrong decoding. */
const FOREIGN = /[^\x20-\x7E\s«»‘’“”–—…•·°©®™€£¢§²³¼½¾×±ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŸàâäçèéêëîïôöùûüÿŒœÆæªº¹µ­]/u;
/** Misplaced signs of Mac OS Roman and CP850 text that was decoded wrongly ("h™tel", "cÏur", "bo”te"). */
const MISPLACED = new RegExp(
  [
    "\\p{L}[™“”‘…•®©°×€–—]\\p{Ll}|[™”]\\p{L}|\\p{L}“",
    "\\p{Ll}[À-ÖØ-ÞŒŸ]|(?<!\\p{L})(?:[ËÏÛ]\\p{Ll}|Œ[lt]|Î[^Ll\\s]|[ÇÈÊËÏÛ](?!\\p{L}))",
  ].join("|"),
  "u",
);
const MISREAD = /Ã[\u0080-\u00BF\u0152-\u2122]|â€|\uFFFD/u;

/** Returns the text around the first sign of a probable decoding error; null if there is none. */
export function misreadWords(text: string, isGuessed: boolean): string | null {
  const signs = isGuessed ? [FOREIGN, MISPLACED, MISREAD] : [MISREAD];
  const at = signs.map((sign) => text.search(sign)).find((place) => place >= 0);
  return at === undefined ? null : text.slice(Math.max(0, at - 20), at + 20).trim();
}

function withoutGuard(cell: string): string {
  return /^'[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? cell.slice(1) : cell;
}

/** Signatures of file types that users mistake for CSV or select by accident. */
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

/** Returns what a file is if it cannot be a CSV, with advice; null if it may be one. */
export function otherThanCsv(bytes: Uint8Array): string | null {
  const known = BEGINNINGS.find(([start]) => start.every((byte, at) => bytes[at] === byte));
  if (known) return `Ce fichier est ${known[1]}, pas un CSV. ${SAVE_AS}`;
  // Only UTF-16 text contains zero bytes.
  return utf16Of(bytes) === null && bytes.subarray(0, LOOKED_AT).includes(0)
    ? `Ce fichier n’est pas un CSV. ${SAVE_AS}`
    : null;
}
