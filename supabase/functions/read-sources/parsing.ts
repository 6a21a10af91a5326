import { Parser } from "htmlparser2";
import { visible } from "#lib/shared/visible-text.ts";

/** The reason for which a whole document is refused, as users read it. */
export class SourceError extends Error {}

const MAX_OPEN = 200;

/** Parsing gets more expensive with each level of nesting. */
export function checkDepth(open: number): void {
  if (open > MAX_OPEN) throw new SourceError("Ce document imbrique trop d’éléments.");
}

/** Parsed content of an external document; nothing about its shape is certain. */
export type Json = Record<string, unknown>;

export function recordOf(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Json)
    : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** Returns a text or number on one line; null if it is empty or neither. */
export function textOf(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) {
    const texts = value.map((each) => (Array.isArray(each) ? null : textOf(each)));
    return texts.filter(Boolean).join(", ") || null;
  }
  return typeof value === "string" ? oneLine(value) || null : null;
}

/** Elements that start a new line. */
const BLOCKS =
  /^(p|div|section|article|header|footer|h[1-6]|ul|ol|dl|dt|dd|table|tr|blockquote|pre|hr|br|li)$/;
const HAS_BLOCKS =
  /<\/?(?:p|div|section|article|header|footer|h[1-6]|[uod]l|dt|dd|table|tr|blockquote|pre|hr|br|li)\b/i;
/** Real markup: any element except mere wrappers, whose content may still be escaped. */
const MARKUP = /<\/?(?!(?:div|span|section|article|body)\b)[a-z]/i;
/** Twice the maximum length of an offer; the rest is ignored. */
const MAX_LETTERS = 40_000;
const UNSEEN = /^(script|style|template|noscript|iframe|object|svg|head)$/;
const ESCAPED = [/&(?:amp;|#38;)*(?:lt|#60|#x3c);/i, /&(?:amp;|#38;)*(?:gt|#62|#x3e);/i];
/** Maximum number of times that a text may have been escaped. */
const MAX_ESCAPED = 3;
/** A line wrapped by a program: long, without punctuation at its end, continued in lower case. */
const WRAPPED = /(?<=[^\n]{60}[^\n.!?:;])\n(?=\p{Ll})/gu;

/** Returns the HTML that a feed wrote as text ("&lt;p&gt;", "&amp;lt;p&amp;gt;") or in a CDATA section. */
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

/** Converts HTML to plain text with its paragraphs and list items. */
export function plainText(value: unknown): string {
  const html = unescaped(value);
  // Between elements a line break is a space; in a text without elements it is the only structure.
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

function oneLine(html: string): string {
  return plainText(html).replace(/\s+/g, " ");
}

/** Cuts a text to a length without splitting a surrogate pair. */
export const cut = (text: string, length: number) => text.slice(0, length).toWellFormed();

/**
 * Decodes a document by its byte order mark, its header or its own declaration; anything that is not UTF-8 is
 * read as Windows-1252.
 */
export function decoded(bytes: Uint8Array, contentType: string): string {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 400));
  const [, named] =
    /charset=["']?([\w-]+)/i.exec(contentType) ?? /encoding=["']([\w-]+)/i.exec(head) ?? [];
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : null;
  for (const label of [mark, "utf-8", named]) {
    try {
      if (label) return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // Not this encoding: try the next one.
    }
  }
  return new TextDecoder("windows-1252").decode(bytes);
}
