import { Buffer } from "node:buffer";
import { inflateSync } from "node:zlib";
import { MAX_CV_BYTES } from "#shared/cv.ts";

/** Names by which a PDF runs a script, starts a program or carries other files. */
const FORBIDDEN = /\/(JavaScript|Launch|EmbeddedFiles?)(?![A-Za-z0-9])/;

/** The same where they act: the text of a page may well say "HTML/JavaScript". */
const ACTING =
  /\/S[\s\0]*\/(JavaScript|Launch)(?![A-Za-z0-9])|\/JavaScript[\s\0]*(<<|\d+[\s\0]+\d+[\s\0]+R)|\/EmbeddedFiles?(?![A-Za-z0-9])/;

/** The end of every complete PDF, with nothing but white space behind it. */
const ENDING = /startxref[\s\0]+\d+[\s\0]+%%EOF[\s\0]*$/;
const ENDING_LENGTH = 1024;

/** Far more than the objects of a CV, far less than a decompression bomb. */
const MAX_INFLATED_BYTES = 4 * 1024 * 1024;
const MAX_STREAMS = 5_000;

/**
 * Whether these bytes are a PDF that we keep (security.md 7): complete, of the right size, and
 * without scripts, programs or attachments. Names are compared as a reader understands them, with
 * "#4a" for "J", also in what is compressed. Groups of objects that cannot be read are refused.
 */
export function isAcceptablePdf(bytes: Uint8Array): boolean {
  if (bytes.byteLength > MAX_CV_BYTES) return false;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  return (
    /^%PDF-\d\.\d/.test(text) &&
    ENDING.test(text.slice(-ENDING_LENGTH)) &&
    !FORBIDDEN.test(plainNames(text)) &&
    areStreamsHarmless(text)
  );
}

function plainNames(text: string): string {
  return text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function areStreamsHarmless(text: string): boolean {
  let count = 0;
  for (const match of text.matchAll(/stream\r?\n/g)) {
    // "endstream" ends with the same word.
    if (text.endsWith("end", match.index)) continue;
    if (++count > MAX_STREAMS) return false;
    const start = match.index + match[0].length;
    const content = inflated(text.slice(start, endOfStream(text, start)));
    const isGroup = /\/ObjStm(?![A-Za-z0-9])/.test(plainNames(dictionaryBefore(text, match.index)));
    if (isGroup && (content === null || FORBIDDEN.test(plainNames(content)))) return false;
    if (content !== null && ACTING.test(plainNames(content))) return false;
  }
  return true;
}

function endOfStream(text: string, start: number): number {
  const end = text.indexOf("endstream", start);
  return end === -1 ? text.length : end;
}

/** From the object's number to its stream; dictionaries are short. */
function dictionaryBefore(text: string, position: number): string {
  const before = text.slice(Math.max(0, position - 2048), position);
  return before.slice(before.lastIndexOf("obj") + 1);
}

function inflated(content: string): string | null {
  try {
    return inflateSync(Buffer.from(content, "latin1"), {
      maxOutputLength: MAX_INFLATED_BYTES,
    }).toString("latin1");
  } catch {
    return null;
  }
}
