import { inflateSync } from "node:zlib";
import { PDFArray, PDFName, PDFNumber, PDFRawStream } from "@cantoo/pdf-lib";
import { type Allowance, PdfReader, PdfRefusal, type ReadObject } from "./pdf-reader.ts";

/** What every program that groups objects writes, once each. */
const NEEDED = ["Type", "ObjStm", "N", "First"];
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
 * @param contents its bytes, decrypted where they have to be
 * @param allowance what of it is used up is taken off
 * @returns them
 * @throws when it is larger, does not follow the usual form to the letter, or acts
 */
export function readGroup(
  text: string,
  read: ReadObject,
  contents: Uint8Array,
  allowance: Allowance,
): ReadObject[] {
  const { object, names, content } = read;
  if (!(object instanceof PDFRawStream) || content === null) throw new PdfRefusal("no stream");
  for (const name of NEEDED) {
    if (names.filter((other) => other === name).length !== 1) throw new PdfRefusal(name);
  }
  // A name counts where it is the value itself: what a reference leads to may be another.
  const type = object.dict.get(PDFName.of("Type"));
  const filters = object.dict.get(PDFName.of("Filter"));
  const filter = filters instanceof PDFArray && filters.size() === 1 ? filters.get(0) : filters;
  const isPacked = filter === PDFName.of("FlateDecode");
  // Nobody needs another filter, said once.
  const mentions = names.filter((name) => name === "Filter" || name === "FlateDecode").length;
  const isUsual = type === PDFName.of("ObjStm") && mentions === (isPacked ? 2 : 0);
  if (!isUsual || names.some((name) => UNWANTED.includes(name))) throw new PdfRefusal("filter");
  // Readers differ in what they skip behind the word "stream"; not when a line ends there.
  if (!/stream\r?\n$/.test(text.slice(content - 8, content))) throw new PdfRefusal("stream");

  const bytes = isPacked
    ? inflateSync(contents, { maxOutputLength: Math.max(1, allowance.bytes) })
    : contents;
  allowance.bytes -= bytes.length;
  const count = numberOf(object, "N");
  const first = numberOf(object, "First");
  const reader = new PdfReader(bytes, allowance);
  return offsets(bytes, first, count).map(([number, start]) => ({
    ...reader.readAt(start),
    number,
  }));
}

/** Numbers and beginnings of the objects, as the pairs at the head of the group say. */
function offsets(bytes: Uint8Array, first: number, count: number): [number, number][] {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, first)).split(/[\s\0]+/);
  const numbers = head
    .filter((word) => word !== "")
    .map((word) => (/^\d{1,9}$/.test(word) ? Number(word) : Number.NaN));
  if (numbers.includes(Number.NaN) || numbers.length !== 2 * count) throw new PdfRefusal("head");
  return Array.from({ length: count }, (_, at) => [
    numbers[2 * at] ?? 0,
    first + (numbers[2 * at + 1] ?? 0),
  ]);
}

function numberOf(stream: PDFRawStream, key: string): number {
  const value = stream.dict.get(PDFName.of(key));
  const number = value instanceof PDFNumber ? value.asNumber() : -1;
  if (!Number.isInteger(number) || number < 0) throw new PdfRefusal(key);
  return number;
}
