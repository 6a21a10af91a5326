import { Buffer } from "node:buffer";
import { PDFDict, PDFName, PDFRef } from "@cantoo/pdf-lib";
import { MAX_CV_BYTES } from "#lib/shared/cv.ts";
import {
  decrypted,
  dictsIn,
  mayBeGroup,
  objectStarts,
  type PdfProblem,
  PdfReader,
  PdfRefusal,
  type ReadObject,
  readGroup,
  resolver,
} from "./pdf-reader.ts";

/** Readers look for the header and the end in the first and last kilobyte (PDF 1.7, Annex H). */
const MARGIN = 1024;

/** Limits far above a CV's needs: bytes of all unpacked objects, and number of values in them. */
const MAX_READ_BYTES = 24 * 1024 * 1024;
const MAX_GROUPS = 500;
const MAX_VALUES = 600_000;

/**
 * Returns why a PDF is refused; null if it is accepted: complete, of the right size, open without a password,
 * and without active content. Every object that a reader could reach is read, by its position in the file or
 * in an object stream; what cannot be read is refused. Pictures, fonts, attached files and page text are not
 * unpacked: nothing in them can act.
 */
export async function problemOfPdf(bytes: Uint8Array): Promise<PdfProblem | null> {
  if (bytes.byteLength > MAX_CV_BYTES) return "invalid_file";
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (!/%PDF-\d\.\d/.test(text.slice(0, MARGIN))) return "invalid_file";
  const end = text.lastIndexOf("%%EOF");
  // Some disks and mail programs pad files with zeros.
  if (end < 0 || /[^\s\0]/.test(text.slice(end + MARGIN))) return "incomplete_pdf";
  try {
    await readObjects(bytes, text);
    return null;
  } catch (error) {
    // Either our own refusal, or an error of the parser on malformed input.
    return error instanceof PdfRefusal ? error.problem : "invalid_file";
  }
}

async function readObjects(bytes: Uint8Array, text: string): Promise<void> {
  const allowance = { values: MAX_VALUES, bytes: MAX_READ_BYTES };
  const reader = new PdfReader(bytes, allowance);
  let end = 0;
  const read = objectStarts(text).flatMap(({ start, isOdd, ...name }) => {
    // Inside a string or a stream, reachable only by a wrong table, most matches are plain text.
    const isInside = start < end;
    if (isOdd && !isInside) throw new PdfRefusal("header");
    try {
      const one = { ...reader.readAt(start), ...name };
      // After a blank that only PDFium recognises, it would find the stream that was not found here.
      if (/[\x80\xff]/.test(text.charAt(one.end))) throw new PdfRefusal("blank");
      if (!isInside) end = one.end;
      return [one];
    } catch (error) {
      if (isInside && !(error instanceof PdfRefusal)) return [];
      throw error;
    }
  });
  if (read.length === 0) throw new PdfRefusal("objects");
  const groups = read.filter(mayBeGroup);
  if (groups.length > MAX_GROUPS) throw new PdfRefusal("groups");
  const contents = await decrypted(read, groups);
  const grouped = groups.flatMap((group, at) =>
    readGroup(text, group, contents[at] ?? new Uint8Array(), allowance),
  );
  refuseOpening([...read, ...grouped]);
}

/** Opening the file or one of its pages may jump to a page of the file and do nothing else. */
function refuseOpening(read: readonly ReadObject[]): void {
  const resolve = resolver(read);
  for (const dict of read.flatMap(({ object }) => dictsIn(object))) {
    const triggered = resolve(dict.get(PDFName.of("AA")))
      .filter((additional) => additional instanceof PDFDict)
      .flatMap((additional) => additional.values());
    for (const action of [dict.get(PDFName.of("OpenAction")), ...triggered].flatMap(resolve)) {
      if (action instanceof PDFRef) throw new PdfRefusal("OpenAction", "active_pdf");
      if (!(action instanceof PDFDict)) continue;
      const isPlace = action.get(PDFName.of("S")) === PDFName.of("GoTo");
      if (!isPlace || action.has(PDFName.of("Next")))
        throw new PdfRefusal("OpenAction", "active_pdf");
    }
  }
}
