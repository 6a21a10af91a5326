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

/** What the reader makes of a row; its types do not know what `info` adds. */
type Row = { record: string[]; info: { lines: number } };

/** More than is read at once. */
export class TooManyCells extends Error {}

export type CsvFile = { headings: string[]; rows: CsvRow[] };

/**
 * Reads a file that a spreadsheet has written: commas or semicolons, UTF-8 (with or without its
 * mark) or Windows-1252, quoted cells of several lines. Names of columns lose case and accents,
 * empty lines are skipped.
 * @throws CsvError, with the line, where quotes do not match or a row has more than 200 000 characters
 * @throws TooManyCells beyond 100 000 cells or 10 000 rows, empty ones counted
 */
export function readCsv(bytes: Uint8Array): CsvFile {
  const text = decode(bytes);
  const firstLine = /^\s*(.*)/.exec(text)?.[1] ?? "";
  let cells = 0;
  let count = 0;
  const records = parse(text, {
    bom: true,
    delimiter: firstLine.split(";").length > firstLine.split(",").length ? ";" : ",",
    info: true,
    max_record_size: MAX_ROW,
    on_record: (row) => {
      cells += (row as unknown as Row).record.length;
      count += 1;
      if (cells > MAX_CELLS || count > MAX_ROWS) throw new TooManyCells();
      return row;
    },
    relax_column_count: true,
    trim: true,
  }) as unknown as Row[];
  let before = 0;
  const written = records.flatMap(({ record, info }) => {
    // The reader says where a row ends; people look for where it begins, empty lines included.
    const line = before + 1;
    before = info.lines;
    return record.every((cell) => cell === "") ? [] : [{ line, record }];
  });
  const [head, ...body] = written;
  const headings = (head?.record ?? []).map((name) => fold(name.trim()));
  const rows = body.map(({ line, record }) => {
    const cells = headings.map((name, column) => [name, withoutGuard(record[column] ?? "")]);
    return { line, cells: Object.fromEntries(cells) as Record<string, string> };
  });
  return { headings, rows };
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

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function withoutGuard(cell: string): string {
  return /^'[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? cell.slice(1) : cell;
}
