import { inflateSync } from "node:zlib";
import { PDFArray, PDFName, PDFNumber, PDFRawStream } from "@cantoo/pdf-lib";
import { type Allowance, PdfReader, PdfRefusal, type ReadObject } from "./pdf-reader.ts";

/** What every program that groups objects writes, once each; nobody needs another filter. */
const NEEDED = ["Type", "ObjStm", "N", "First", "Filter", "FlateDecode"];
/** How else its bytes could be changed, or lie elsewhere; pdf.js takes the short names too. */
const UNWANTED = ["DecodeParms", "DP", "F"];

/** Some readers take a stream for a group without its type; only groups say where objects begin. */
export function mayBeGroup({ object, names }: ReadObject): boolean {
  if (!(object instanceof PDFRawStream)) return false;
  const type = object.dict.get(PDFName.of("Type"));
  const isTypeKnown = type === undefined || type instanceof PDFName;
  return names.includes("ObjStm") || names.includes("First") || !isTypeKnown;
}

/**
 * Reads every object of a group ("object stream").
 * @param text the whole file, one character a byte
 * @param allowance what of it is used up is taken off
 * @throws when it is larger, does not follow the usual form to the letter, or acts
 */
export function readGroup(text: string, read: ReadObject, allowance: Allowance): void {
  const { object, names, content } = read;
  if (!(object instanceof PDFRawStream) || content === null) throw new PdfRefusal("no stream");
  for (const name of NEEDED) {
    if (names.filter((other) => other === name).length !== 1) throw new PdfRefusal(name);
  }
  // A name counts where it is the value itself: what a reference leads to may be another.
  const type = object.dict.get(PDFName.of("Type"));
  const filters = object.dict.get(PDFName.of("Filter"));
  const filter = filters instanceof PDFArray && filters.size() === 1 ? filters.get(0) : filters;
  const isUsual = type === PDFName.of("ObjStm") && filter === PDFName.of("FlateDecode");
  if (!isUsual || names.some((name) => UNWANTED.includes(name))) throw new PdfRefusal("filter");
  // Readers differ in what they skip behind the word "stream"; not when a line ends there.
  if (!/stream\r?\n$/.test(text.slice(content - 8, content))) throw new PdfRefusal("stream");

  const bytes = inflateSync(object.contents, { maxOutputLength: Math.max(1, allowance.bytes) });
  allowance.bytes -= bytes.length;
  const count = numberOf(object, "N");
  const first = numberOf(object, "First");
  const ends = [...offsets(bytes, first, count), bytes.length];
  const reader = new PdfReader(bytes, allowance);
  for (const [index, start] of ends.slice(0, -1).entries()) {
    // Objects that overlap could be read again and again.
    if (reader.readAt(start).end > (ends[index + 1] ?? 0)) throw new PdfRefusal("overlap");
  }
}

/** Where the objects begin, as the pairs at the head of the group say. */
function offsets(bytes: Uint8Array, first: number, count: number): number[] {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, first)).split(/[\s\0]+/);
  const numbers = head.filter((word) => word !== "");
  const isPlain = numbers.every((word) => /^\d{1,9}$/.test(word));
  if (!isPlain || numbers.length !== 2 * count) throw new PdfRefusal("head");
  return numbers.filter((_, index) => index % 2 === 1).map((word) => first + Number(word));
}

function numberOf(stream: PDFRawStream, key: string): number {
  const value = stream.dict.get(PDFName.of(key));
  const number = value instanceof PDFNumber ? value.asNumber() : -1;
  if (!Number.isInteger(number) || number < 0) throw new PdfRefusal(key);
  return number;
}
