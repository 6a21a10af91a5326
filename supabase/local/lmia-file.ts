import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { readSheet } from "read-excel-file/node";
import { Refusal } from "#lib/server/messages.ts";

/** Name, town, province, stream, unit group, approvals, positions: a row of `load_lmia_quarter`. */
type LmiaEntry = [
  name: string,
  town: string,
  province: string,
  stream: string,
  noc: string | null,
  approvals: number,
  positions: number,
];

type LmiaFile = { quarter: string; fingerprint: string; entries: LmiaEntry[] };

/** A quarter has about 25 000 rows, in 4 MB of CSV. */
const MAX_BYTES = 64 * 1024 * 1024;

/** How each column's heading begins or what it contains, in English and in French. */
const COLUMNS = {
  province: /^provinces?\b/,
  stream: /\b(stream|volet)\b/,
  employer: /^(employer|employeur|nom de l.employeur)\b/,
  address: /^(address|adresse)\b/,
  occupation: /^(occupation|profession)\b/,
  approvals: /\b(lmias?|eimt)\b/,
  positions: /\b(positions|postes)\b/,
};
type Column = keyof typeof COLUMNS;

const PROVINCES: [code: string, names: RegExp][] = [
  ["NL", /^(newfoundland|terre-neuve)/],
  ["PE", /^(prince edward|ile-du-prince)/],
  ["NS", /^(nova scotia|nouvelle-ecosse)/],
  ["NB", /^(new brunswick|nouveau-brunswick)/],
  ["QC", /^quebec/],
  ["ON", /^ontario/],
  ["MB", /^manitoba/],
  ["SK", /^saskatchewan/],
  ["AB", /^alberta/],
  ["BC", /^(british columbia|colombie-britannique)/],
  ["YT", /^yukon/],
  ["NT", /^(northwest territories|territoires du nord-ouest)/],
  ["NU", /^nunavut/],
  ["", /(outside of canada|exterieur du canada|a l.etranger)/],
];

const STREAMS: [stream: string, names: RegExp][] = [
  ["high_wage", /(high.wage|hauts? salaires?|haute remuneration)/],
  ["low_wage", /(low.wage|bas salaires?|faible remuneration)/],
  ["agriculture", /agricultur|agricole/],
  ["global_talent", /(global talent|talents? mondia)/],
  ["permanent_residence", /(permanent resident|residen(ce|t)s? permanent)/],
];

const MONTHS: [month: string, names: RegExp][] = [
  ["01", /\b(january|janvier)\b/],
  ["04", /\b(april|avril)\b/],
  ["07", /\b(july|juillet)\b/],
  ["10", /\b(october|octobre)\b/],
];

/**
 * Reads a published list: CSV, compressed or not, or XLSX; headings in English or French. The lines above the
 * headings name the quarter, unless `quarter` does ("2025-1"); those below the rows are notes.
 * @throws {Refusal} one line: what cannot be read, and in which row.
 */
export async function readLmiaFile(bytes: Uint8Array, quarter = ""): Promise<LmiaFile> {
  const rows = (await readCells(bytes)).map((row) => row.map(clean));
  const head = rows.findIndex((row) => columnsOf(row) !== null);
  const columns = columnsOf(rows[head] ?? []);
  if (columns === null) {
    const titles = rows.find((row) => row.filter(Boolean).length > 2) ?? rows[0] ?? [];
    throw new Refusal(
      `Les colonnes de ce fichier sont inconnues : ${titles.filter(Boolean).join(", ").slice(0, 200) || "aucune"}.`,
    );
  }
  const title = rows.slice(0, head).flat().join(" ");
  return {
    quarter: firstDay(quarter) ?? quarterIn(title),
    fingerprint: createHash("sha256").update(bytes).digest("hex"),
    entries: rows.slice(head + 1).flatMap((row, n) => {
      const cell = (column: Column) => row[columns[column]] ?? "";
      // A note fills a single cell.
      if (cell("employer") === "" || cell("positions") === "") return [];
      return [entryOf(cell, head + n + 2)];
    }),
  };
}

async function readCells(bytes: Uint8Array): Promise<string[][]> {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) {
    const sheet = await readSheet(Buffer.from(bytes)).catch(() => null);
    if (!sheet) throw new Refusal("Ce fichier XLSX est illisible.");
    return sheet.map((row) => row.map((value) => (value === null ? "" : String(value))));
  }
  try {
    const plain =
      first === 0x1f && second === 0x8b ? gunzipSync(bytes, { maxOutputLength: MAX_BYTES }) : bytes;
    return parse(decode(plain), { bom: true, relax_column_count: true, skip_empty_lines: true });
  } catch {
    throw new Refusal("Ce fichier n’est ni un CSV ni un XLSX lisible.");
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Published cells are padded with blanks and no-break spaces. */
const clean = (cell: string) => cell.replace(/[\s\u00a0\u202f]+/g, " ").trim();

const plain = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();

/** The index of each column; null if the row is not the heading. */
function columnsOf(row: string[]): Record<Column, number> | null {
  const names = row.map(plain);
  const places = Object.entries(COLUMNS).map(([column, heading]) => [
    column,
    names.findIndex((name) => heading.test(name)),
  ]);
  const isWhole = places.every(([, index]) => Number(index) >= 0);
  const isApart = new Set(places.map(([, index]) => index)).size === places.length;
  return isWhole && isApart ? (Object.fromEntries(places) as Record<Column, number>) : null;
}

function quarterIn(title: string): string {
  const words = plain(title);
  const [, year] =
    /\b(20\d\d)\b(?!.*\b20\d\d\b)/.exec(words.replace(/(noc|cnp)\)? *20\d\d/g, "")) ?? [];
  const month = MONTHS.find(([, names]) => names.test(words))?.[0];
  if (year && month) return `${year}-${month}-01`;
  throw new Refusal("Ce fichier ne dit pas son trimestre : ajoutez quarter=2025-1, par exemple.");
}

/** The first day of "2025-1"; null if there is no quarter in it. */
function firstDay(quarter: string): string | null {
  if (quarter === "") return null;
  const [, year, number] = /^(20\d\d)-([1-4])$/.exec(quarter) ?? [];
  if (!year) throw new Refusal(`« ${quarter} » n’est pas un trimestre tel que 2025-1.`);
  return `${year}-${String(Number(number) * 3 - 2).padStart(2, "0")}-01`;
}

function entryOf(cell: (column: Column) => string, line: number): LmiaEntry {
  const pick = <Value>(list: [Value, RegExp][], column: Column): Value => {
    const words = plain(cell(column));
    const match = list.find(([, names]) => names.test(words));
    if (!match) throw new Refusal(`Ligne ${line} : « ${cell(column)} » est inconnu.`);
    return match[0];
  };
  const number = (column: Column): number => {
    const digits = cell(column).replace(/[ ,]/g, "");
    if (!/^\d{1,6}$/.test(digits)) {
      throw new Refusal(`Ligne ${line} : « ${cell(column)} » n’est pas un nombre.`);
    }
    return Number(digits);
  };
  const [, noc] = /^(\d{5})(?!\d)/.exec(cell("occupation")) ?? [];
  return [
    cell("employer").slice(0, 300),
    // "Fort McMurray, AB T9H 1W5"
    cell("address")
      .replace(/,[^,]*$/, "")
      .slice(0, 200),
    pick(PROVINCES, "province"),
    pick(STREAMS, "stream"),
    // An earlier classification has four digits, and other groups.
    noc ?? null,
    number("approvals"),
    number("positions"),
  ];
}
