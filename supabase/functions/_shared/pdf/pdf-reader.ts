import {
  PDFArray,
  PDFDict,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
} from "@cantoo/pdf-lib";

/** By these a PDF acts by itself: it runs a script, starts a program, sends data or plays something. */
const ACTIVE = new Set([
  ...["JavaScript", "Rendition", "RichMedia", "RichMediaExecute", "XFA", "Launch", "SubmitForm"],
  ...["ImportData", "Movie", "Sound", "3D", "GoTo3DView"],
]);

/** Twice what the norm allows; longer ones are slow to read. */
const MAX_NAME_BYTES = 256;
const NAME_ENDS = new Set(Array.from("\0\t\n\f\r %()/<>[]{}", (sign) => sign.charCodeAt(0)));

/** Why a file is not kept, as people are told. */
export type PdfProblem = "invalid_file" | "incomplete_pdf" | "protected_pdf" | "active_pdf";

/** Something in a PDF for which it is not kept. */
export class PdfRefusal extends Error {
  readonly problem: PdfProblem;

  constructor(message: string, problem: PdfProblem = "invalid_file") {
    super(message);
    this.problem = problem;
  }
}

export type ReadObject = {
  object: PDFObject;
  /** Every name in it, in order: a dictionary forgets the first of two entries with one key. */
  names: string[];
  /** Where its stream begins; null when it has none. */
  content: number | null;
  /** The first byte behind it. */
  end: number;
  /** Its number and generation, where it has them. */
  number?: number;
  generation?: number;
};

/** What may still be read of one file, whichever reader reads it. */
export type Allowance = {
  /** Values, each one in a list or a dictionary counted. */
  values: number;
  /** What is read, and what groups become; objects may overlap and be read again. */
  bytes: number;
};

/** Reads single objects of a PDF by pdf-lib's grammar, and refuses what acts by itself. */
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
   * The object that begins at this byte.
   * @throws PdfRefusal for an active name, or for too many values; what pdf-lib throws for what is no object
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
    // PDFium ends a name at two bytes that others take for a part of it.
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
export function dictOf(object: PDFObject): PDFDict | null {
  if (object instanceof PDFRawStream) return object.dict;
  return object instanceof PDFDict ? object : null;
}

/** Every dictionary in an object, itself included. */
export function dictsIn(object: PDFObject): PDFDict[] {
  const dict = dictOf(object);
  const parts = object instanceof PDFArray ? object.asArray() : (dict?.values() ?? []);
  return [...(dict ? [dict] : []), ...parts.flatMap(dictsIn)];
}

/** Finds what a value is, or the object that it leads to: each version of one written anew. */
export function resolver(read: readonly ReadObject[]) {
  const versions = Map.groupBy(read, ({ number }) => number);
  return (value: PDFObject | undefined): PDFObject[] => {
    if (!(value instanceof PDFRef)) return value ? [value] : [];
    return (versions.get(value.objectNumber) ?? []).map(({ object }) => object);
  };
}
