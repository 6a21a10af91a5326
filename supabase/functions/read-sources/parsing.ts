import { Parser } from "htmlparser2";
import { visible } from "#lib/shared/visible-text.ts";

/** What a document as a whole is refused for, as people read it. */
export class SourceError extends Error {}

const MAX_OPEN = 200;

/** Each element within others costs a parser more than the one before. */
export function checkDepth(open: number): void {
  if (open > MAX_OPEN) throw new SourceError("Ce document imbrique trop d’éléments.");
}

/** What somebody else's document holds, of which nothing is sure. */
export type Json = Record<string, unknown>;

export function recordOf(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Json)
    : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** What begins on a line of its own. */
const BLOCKS =
  /^(p|div|section|article|header|footer|h[1-6]|ul|ol|dl|dt|dd|table|tr|blockquote|pre|hr|br)$/;
/** Twice what an offer may say: more is not looked at. */
const MAX_LETTERS = 40_000;
const UNSEEN = /^(script|style|template|noscript|iframe|object|svg|head)$/;

/** HTML as plain text: its paragraphs and the points of its lists, and nothing that is not text. */
export function plainText(html: string): string {
  let text = "";
  let unseen = 0;
  let open = 0;
  const parser = new Parser({
    onopentag(name) {
      open += 1;
      checkDepth(open);
      if (UNSEEN.test(name)) unseen += 1;
      else if (name === "li") text += "\n- ";
      else if (BLOCKS.test(name)) text += name === "br" ? "\n" : "\n\n";
    },
    ontext(piece) {
      if (unseen === 0) text += piece.replace(/[ \t\r\f]+/g, " ");
    },
    onclosetag(name) {
      open -= 1;
      if (UNSEEN.test(name)) unseen -= 1;
      else if (BLOCKS.test(name) && name !== "br") text += "\n\n";
    },
  });
  parser.end(html);
  const lines = visible(text.slice(0, MAX_LETTERS)).split("\n");
  return lines
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/\n\n(?=- )/g, "\n")
    .trim();
}

/** The same on one line. */
export function oneLine(html: string): string {
  return plainText(html).replace(/\s+/g, " ");
}

/** So many letters of a text, and no half of one. */
export const cut = (text: string, length: number) => text.slice(0, length).toWellFormed();

/** The letters of a document, by its mark, its header or its own words; what is no UTF-8 is Windows-1252. */
export function decoded(bytes: Uint8Array, contentType: string): string {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 400));
  const [, named] =
    /charset=["']?([\w-]+)/i.exec(contentType) ?? /encoding=["']([\w-]+)/i.exec(head) ?? [];
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : null;
  for (const label of [mark, "utf-8", named]) {
    try {
      if (label) return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // The next one.
    }
  }
  return new TextDecoder("windows-1252").decode(bytes);
}

const MONTHS =
  /^(jan|f[eé]v|feb|mar(?!di)|a[vp]r|mai|may|juin|jun|juil|jul|ao[uû]|aug|sep|oct|nov|d[eé]c)/i;
const MONTH_NUMBERS: Record<string, number> = {
  ...{ jan: 1, fev: 2, feb: 2, mar: 3, avr: 4, apr: 4, mai: 5, may: 5, juin: 6, jun: 6 },
  ...{ juil: 7, jul: 7, aou: 8, aug: 8, sep: 9, oct: 10, nov: 11, dec: 12 },
};

/**
 * A day as it is stored, of the spellings that feeds have: "2026-12-31T…", "31/12/2026", "Thu, 31 Dec
 * 2026", "December 31, 2026", "31 décembre 2026", milliseconds. Null where day and month could be each other.
 */
export function dayOf(value: unknown): string | null {
  const moment = new Date(typeof value === "number" ? value : Number.NaN);
  const text = typeof value === "string" ? value.trim() : (moment.toJSON() ?? "");
  const iso = /^(\d{4})[-/]?(\d{2})[-/]?(\d{2})(?!\d)/.exec(text);
  if (iso) return dayIfReal(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text);
  if (slashed) {
    const [a, b, year] = slashed.slice(1).map(Number) as [number, number, number];
    if (a > 12 || a === b) return dayIfReal(year, b, a);
    return b > 12 ? dayIfReal(year, a, b) : null;
  }
  const words = text.replace(/[,.]/g, " ").split(/\s+/);
  const month = words.map((word) => MONTHS.exec(word)?.[0]).find(Boolean);
  const day = words.find((word) => /^\d{1,2}(er|st|nd|rd|th)?$/.test(word));
  const year = words.find((word) => /^\d{4}$/.test(word));
  if (!month || !day || !year) return null;
  const name = month.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return dayIfReal(Number(year), MONTH_NUMBERS[name] ?? 0, Number.parseInt(day, 10));
}

function dayIfReal(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1999;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
