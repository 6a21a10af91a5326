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

/** Text or a number, on one line; null of nothing and of what is neither. */
export function textOf(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) {
    const texts = value.map((each) => (Array.isArray(each) ? null : textOf(each)));
    return texts.filter(Boolean).join(", ") || null;
  }
  return typeof value === "string" ? oneLine(value) || null : null;
}

/** Elements that start a line. */
const BLOCKS =
  /^(p|div|section|article|header|footer|h[1-6]|ul|ol|dl|dt|dd|table|tr|blockquote|pre|hr|br|li)$/;
const HAS_BLOCKS =
  /<\/?(?:p|div|section|article|header|footer|h[1-6]|[uod]l|dt|dd|table|tr|blockquote|pre|hr|br|li)\b/i;
/** Elements that only wrap: what they hold may still be escaped. */
const MARKUP = /<\/?(?!(?:div|span|section|article|body)\b)[a-z]/i;
/** Twice what an offer may say: more is not looked at. */
const MAX_LETTERS = 40_000;
const UNSEEN = /^(script|style|template|noscript|iframe|object|svg|head)$/;
const ESCAPED = [/&(?:amp;|#38;)*(?:lt|#60|#x3c);/i, /&(?:amp;|#38;)*(?:gt|#62|#x3e);/i];
/** How often a program escaped what another had escaped. */
const MAX_ESCAPED = 3;
/** A line that its program wrapped: long, without an end, continued in lower case. */
const WRAPPED = /(?<=[^\n]{60}[^\n.!?:;])\n(?=\p{Ll})/gu;

/** HTML that a feed wrote as text ("&lt;p&gt;", "&amp;lt;p&amp;gt;") or in a CDATA section, once more as HTML. */
export function unescaped(value: unknown): string {
  let html = typeof value === "string" ? value : "";
  for (let times = 0; times < MAX_ESCAPED; times += 1) {
    html = html.replace(/<!\[CDATA\[|\]\]>/g, "");
    if (!ESCAPED.every((sign) => sign.test(html)) || MARKUP.test(html)) return html;
    html = decodeEntities(html);
  }
  return html;
}

function decodeEntities(html: string): string {
  let text = "";
  const add = (piece: string) => {
    text += piece;
  };
  new Parser({ ontext: add, onclosetag: () => add("\n\n") }).end(html);
  return text;
}

/** HTML as plain text: its paragraphs and the points of its lists, and nothing that is not text. */
export function plainText(value: unknown): string {
  const html = unescaped(value);
  // Between elements the end of a line is a space; in a text without them it is its only structure.
  const blanks = HAS_BLOCKS.test(html) ? /[ \t\r\n\f]+/g : /[ \t\r\f]+/g;
  let text = "";
  let unseen = 0;
  let open = 0;
  let preformatted = 0;
  const parser = new Parser({
    onopentag(name) {
      open += 1;
      checkDepth(open);
      if (name === "pre") preformatted += 1;
      if (UNSEEN.test(name)) unseen += 1;
      else if (name === "li") text += "\n- ";
      else if (BLOCKS.test(name)) text += name === "br" ? "\n" : "\n\n";
    },
    ontext(piece) {
      if (unseen === 0) text += preformatted > 0 ? piece : piece.replace(blanks, " ");
    },
    onclosetag(name) {
      open -= 1;
      if (name === "pre") preformatted -= 1;
      if (UNSEEN.test(name)) unseen -= 1;
      else if (BLOCKS.test(name) && name !== "br" && name !== "li") text += "\n\n";
    },
  });
  parser.end(html);
  const lines = visible(text.slice(0, MAX_LETTERS)).split("\n");
  return lines
    .map((line) => line.trim().replace(/ {2,}/g, " "))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/\n\n(?=- )/g, "\n")
    .replace(WRAPPED, " ")
    .trim();
}

/** The same on one line. */
function oneLine(html: string): string {
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
