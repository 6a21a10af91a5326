import { Buffer } from "node:buffer";
import { MAX_CV_BYTES } from "#ground/cv.ts";
import { mayBeGroup, readGroup } from "./pdf-group.ts";
import { PdfReader, PdfRefusal } from "./pdf-reader.ts";
import { objectStarts } from "./pdf-starts.ts";

/** The end of every complete PDF, with nothing but white space behind it. */
const ENDING = /startxref[\s\0]+\d+[\s\0]+%%EOF[\s\0]*$/;
const ENDING_LENGTH = 1024;

/** Far more than the objects of a CV: what they all become, and how many
 * they and the values in them are. */
const MAX_INFLATED_BYTES = 4 * 1024 * 1024;
const MAX_GROUPS = 500;
const MAX_OBJECTS = 50_000;
const MAX_VALUES = 100_000;

/**
 * Whether these bytes are a PDF that we keep: complete, of the right size, and without scripts,
 * programs, attachments or encryption. Every object that a reader could reach is read, by its
 * place in the file or in a group of objects; what cannot be read is refused. Pictures, fonts and
 * the text of pages are not unpacked: nothing in them can act.
 */
export function isAcceptablePdf(bytes: Uint8Array): boolean {
  if (bytes.byteLength > MAX_CV_BYTES) return false;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (!/^%PDF-\d\.\d/.test(text) || !ENDING.test(text.slice(-ENDING_LENGTH))) return false;
  try {
    readObjects(bytes, text);
    return true;
  } catch {
    // A refusal of ours, or what the reader makes of nonsense.
    return false;
  }
}

function readObjects(bytes: Uint8Array, text: string): void {
  const starts = objectStarts(text);
  if (starts.length === 0 || starts.length > MAX_OBJECTS) throw new PdfRefusal("objects");
  const allowance = { values: MAX_VALUES, bytes: MAX_INFLATED_BYTES };
  const reader = new PdfReader(bytes, allowance);
  let groups = 0;
  let end = 0;
  for (const start of starts) {
    // An object within another hides from whoever reads the outer one, or is read again and again.
    if (start < end) throw new PdfRefusal("nested");
    const read = reader.readAt(start);
    end = read.end;
    // Behind a blank of PDFium's own, it would find the stream that was not found here.
    if (/[\x80\xff]/.test(text.charAt(end))) throw new PdfRefusal("blank");
    if (!mayBeGroup(read)) continue;
    if (++groups > MAX_GROUPS) throw new PdfRefusal("groups");
    readGroup(text, read, allowance);
  }
}
