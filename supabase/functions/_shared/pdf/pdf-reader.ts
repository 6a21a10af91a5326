import { Buffer } from "node:buffer";
import { inflateSync } from "node:zlib";
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
} from "@cantoo/pdf-lib";

/** Names of active content: scripts, programs, sending data, playing media. */
const ACTIVE = new Set([
  ...["JavaScript", "Rendition", "RichMedia", "RichMediaExecute", "XFA", "Launch", "SubmitForm"],
  ...["ImportData", "Movie", "Sound", "3D", "GoTo3DView"],
]);

/** Twice the limit of the standard; longer names are slow to read. */
const MAX_NAME_BYTES = 256;
const NAME_ENDS = new Set(Array.from("\0\t\n\f\r %()/<>[]{}", (sign) => sign.charCodeAt(0)));

/** The error keys of a refused file, for which the site has messages. */
export type PdfProblem = "invalid_file" | "incomplete_pdf" | "protected_pdf" | "active_pdf";

/** Something in a PDF for which it is refused. */
export class PdfRefusal extends Error {
  readonly problem: PdfProblem;

  constructor(message: string, problem: PdfProblem = "invalid_file") {
    super(message);
    this.problem = problem;
  }
}

export type ReadObject = {
  object: PDFObject;
  /** Every name in it, in order: a dictionary drops the first of two entries with one key. */
  names: string[];
  /** Offset of its stream; null when it has none. */
  content: number | null;
  /** Offset of the first byte after it. */
  end: number;
  /** Its object number and generation, if it has them. */
  number?: number;
  generation?: number;
};

/** The remaining limits for one file, shared by its readers. */
export type Allowance = {
  /** Number of values; each one in a list or a dictionary counts. */
  values: number;
  /** Bytes read, and bytes of unpacked object streams; objects may overlap and be read again. */
  bytes: number;
};

/** Reads single objects of a PDF by pdf-lib's grammar, and refuses active content. */
export class PdfReader extends PDFParser {
  private readonly source: Uint8Array;
  private readonly allowance: Allowance;
  private names: string[] = [];
  private content: number | null = null;

  constructor(bytes: Uint8Array, allowance: Allowance) {
    super(bytes);
    this.source = bytes;
    this.allowance = allowance;
  }

  /**
   * Reads the object that begins at this byte.
   * @throws PdfRefusal for an active name, or for too many values; pdf-lib's error for what is not an object
   */
  readAt(offset: number): ReadObject {
    this.names = [];
    this.content = null;
    this.bytes.moveTo(offset);
    if (this.allowance.bytes < 0) throw new PdfRefusal("bytes");
    try {
      const object = this.parseObject();
      return { object, names: this.names, content: this.content, end: this.bytes.offset() };
    } finally {
      this.allowance.bytes -= this.bytes.offset() - offset;
    }
  }

  override parseObject(): PDFObject {
    if (--this.allowance.values < 0) throw new PdfRefusal("values");
    return super.parseObject();
  }

  protected override parseName() {
    const start = this.bytes.offset() + 1;
    const head = this.source.subarray(start, start + MAX_NAME_BYTES + 1);
    if (head.length > MAX_NAME_BYTES && !head.some((byte) => NAME_ENDS.has(byte))) {
      throw new PdfRefusal("long name");
    }
    const name = super.parseName();
    // PDFium ends a name at two bytes that other readers take for a part of it.
    const text = /^[!-~]*/.exec(name.decodeText())?.[0] ?? "";
    if (ACTIVE.has(text)) throw new PdfRefusal(text, "active_pdf");
    this.names.push(text);
    return name;
  }

  protected override matchKeyword(keyword: number[]): boolean {
    const matches = super.matchKeyword(keyword);
    if (matches && String.fromCharCode(...keyword.slice(0, 6)) === "stream") {
      this.content ??= this.bytes.offset();
    }
    return matches;
  }
}

/** The dictionary that an object is, or that its stream has. */
function dictOf(object: PDFObject): PDFDict | null {
  if (object instanceof PDFRawStream) return object.dict;
  return object instanceof PDFDict ? object : null;
}

/** Returns every dictionary in an object, itself included. */
export function dictsIn(object: PDFObject): PDFDict[] {
  const dict = dictOf(object);
  const parts = object instanceof PDFArray ? object.asArray() : (dict?.values() ?? []);
  return [...(dict ? [dict] : []), ...parts.flatMap(dictsIn)];
}

/** Returns a function that resolves a value or a reference: to each version of a rewritten object. */
export function resolver(read: readonly ReadObject[]) {
  const versions = Map.groupBy(read, ({ number }) => number);
  return (value: PDFObject | undefined): PDFObject[] => {
    if (!(value instanceof PDFRef)) return value ? [value] : [];
    return (versions.get(value.objectNumber) ?? []).map(({ object }) => object);
  };
}

/**
 * Returns the content of these streams: unchanged or, if the file is encrypted and opens without a password,
 * decrypted. Names are never encrypted, so the rest of such a file is read like any other. pdf-lib decrypts a
 * file of only these streams: there it unpacks none.
 * @throws PdfRefusal if the file opens by a password only
 */
export async function decrypted(
  read: readonly ReadObject[],
  streams: readonly ReadObject[],
): Promise<Uint8Array[]> {
  const contents = streams.map(({ object }) =>
    object instanceof PDFRawStream ? object.contents : new Uint8Array(),
  );
  const trailers = read.flatMap(({ object }) => {
    const dict = dictOf(object);
    return dict?.has(ENCRYPT) ? [dict] : [];
  });
  if (trailers.length === 0) return contents;
  const resolve = resolver(read);
  const encryptions = trailers.flatMap((dict) => resolve(dict.get(ENCRYPT)));
  const [encryption, ...others] = new Set(encryptions.map(String));
  const id = trailers.flatMap((dict) => dict.get(PDFName.of("ID")) ?? [])[0];
  const numbers = new Set(streams.map(({ number }) => number));
  if (!encryption || others.length > 0 || numbers.size < streams.length) throw protectedFile();
  const pieces = streams.map(({ number, generation }, at) => [
    `${number} ${generation} obj\n<< /Length ${contents[at]?.length} >>\nstream\n`,
    contents[at] ?? "",
    "\nendstream\nendobj\n",
  ]);
  const trailer = `trailer\n<< /Root 9999999 0 R /Encrypt ${encryption} /ID ${id ?? "[<> <>]"} >>\n%%EOF\n`;
  const parts = ["%PDF-1.7\n9999999 0 obj << >> endobj\n", ...pieces.flat(), trailer];
  const file = Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)),
  );
  const opened = await PDFDocument.load(file, {
    password: "",
    parseSpeed: Number.POSITIVE_INFINITY,
    updateMetadata: false,
  }).catch(() => {
    throw protectedFile();
  });
  return streams.map(({ number = 0, generation }) => {
    const stream = opened.context.lookup(PDFRef.of(number, generation));
    if (!(stream instanceof PDFRawStream)) throw protectedFile();
    return stream.contents;
  });
}

const ENCRYPT = PDFName.of("Encrypt");

const protectedFile = () => new PdfRefusal("encryption", "protected_pdf");

/** Entries that every program writes in an object stream, once each. */
const NEEDED = ["Type", "ObjStm", "N", "First"];
/** Entries that could change its bytes or their location; pdf.js accepts the short names too. */
const UNWANTED = ["DecodeParms", "DP", "F"];

/**
 * Returns whether a reader may take it for an object stream: some do without its type, but only object
 * streams have the offsets of objects.
 */
export function mayBeGroup({ object, names }: ReadObject): boolean {
  if (!(object instanceof PDFRawStream)) return false;
  const type = object.dict.get(PDFName.of("Type"));
  const isTypeKnown = type === undefined || type instanceof PDFName;
  return names.includes("ObjStm") || names.includes("First") || !isTypeKnown;
}

/**
 * Reads every object of an object stream.
 * @param text the whole file, one character a byte
 * @param contents its bytes, decrypted if necessary
 * @param allowance what is used is subtracted
 * @throws when it is larger, does not follow the usual form exactly, or has active content
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
  // Only direct names count: the target of a reference may differ between readers.
  const type = object.dict.get(PDFName.of("Type"));
  const filters = object.dict.get(PDFName.of("Filter"));
  const filter = filters instanceof PDFArray && filters.size() === 1 ? filters.get(0) : filters;
  const isCompressed = filter === PDFName.of("FlateDecode");
  // One filter, applied once, is enough for accepted files.
  const mentions = names.filter((name) => name === "Filter" || name === "FlateDecode").length;
  // An empty list and null, which the parser drops, mean no filter, as does a missing entry.
  const isEmpty = filters === undefined || (filters instanceof PDFArray && filters.size() === 0);
  const isPlain = isCompressed ? mentions === 2 : isEmpty && mentions <= 1;
  const isUsual = type === PDFName.of("ObjStm") && isPlain;
  if (!isUsual || names.some((name) => UNWANTED.includes(name))) throw new PdfRefusal("filter");
  // Readers differ in what they skip after the word "stream", unless a line ends there.
  if (!/stream\r?\n$/.test(text.slice(content - 8, content))) throw new PdfRefusal("stream");

  const bytes = isCompressed
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

/** Numbers and offsets of the objects, from the pairs at the head of the object stream. */
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

/** Where an object may begin, and its number in the header. */
type ObjectStart = {
  start: number;
  number?: number;
  generation?: number;
  /** Its header has an unusual form, which readers interpret differently. */
  isOdd: boolean;
};

const MAX_OBJECTS = 50_000;

/** PDFium treats \x80 and \xff as blanks too. */
const BEGINNING = /obj|trailer(?=[\s\0\x80\xff]*(?:<<|%))/g;
const HEADER = /(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+$/;
/** In "endobj" and "objectif" no reader sees the keyword; after a number, the next one may begin. */
const BEFORE_WORD = /(?:^|[\0\t\n\v\f\r \x80\xff%()/<>[\]{}\d+\-.])$/;
const AFTER_WORD = /^(?:$|[\0\t\n\v\f\r \x80\xff%()/<>[\]{}])/;

/**
 * Returns every position in the text of a PDF (one character a byte) where a reader could begin an object.
 */
export function objectStarts(text: string): ObjectStart[] {
  const starts: ObjectStart[] = [];
  for (const { 0: word, index } of text.matchAll(BEGINNING)) {
    const start = index + word.length;
    const before = text.slice(Math.max(0, index - 64), index);
    const [, number, generation] = HEADER.exec(before) ?? [];
    const isWord = BEFORE_WORD.test(before) && AFTER_WORD.test(text.charAt(start));
    if (word === "trailer") starts.push({ start, isOdd: false });
    else if (number)
      starts.push({ start, number: Number(number), generation: Number(generation), isOdd: false });
    else if (isWord) starts.push({ start, isOdd: true });
    if (starts.length > MAX_OBJECTS) throw new PdfRefusal("objects");
  }
  return starts;
}
