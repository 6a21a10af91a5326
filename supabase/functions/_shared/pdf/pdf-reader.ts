import { type PDFObject, PDFParser } from "@cantoo/pdf-lib";

/** By these a PDF runs a script, starts a program, sends data, or carries or reaches other files. */
const FORBIDDEN = new Set([
  ...["JavaScript", "Rendition", "RichMedia", "XFA", "Launch", "SubmitForm", "ImportData"],
  ...["EmbeddedFile", "EmbeddedFiles", "EF", "FileAttachment", "GoToE"],
  // What is encrypted cannot be looked at.
  "Encrypt",
]);

/** Twice what the norm allows; longer ones are slow to read. */
const MAX_NAME_BYTES = 256;
const NAME_END = /[\0\t\n\f\r %()/<>[\]{}]/;

/** Something in a PDF for which it is not kept. */
export class PdfRefusal extends Error {}

export type ReadObject = {
  object: PDFObject;
  /** Every name in it, in order: a dictionary forgets the first of two entries with one key. */
  names: string[];
  /** Where its stream begins; null when it has none. */
  content: number | null;
  /** The first byte behind it. */
  end: number;
};

/** What may still be read of one file, whichever reader reads it. */
export type Allowance = {
  /** Values, each one in a list or a dictionary counted. */
  values: number;
  /** What groups may become. */
  bytes: number;
};

/** Reads single objects of a PDF by pdf-lib's grammar, and refuses names that act. */
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
   * @throws PdfRefusal for a forbidden name, or for too many values; what pdf-lib throws for what is no object
   */
  readAt(offset: number): ReadObject {
    this.names = [];
    this.content = null;
    this.bytes.moveTo(offset);
    const object = this.parseObject();
    return { object, names: this.names, content: this.content, end: this.bytes.offset() };
  }

  override parseObject(): PDFObject {
    if (--this.allowance.values < 0) throw new PdfRefusal("values");
    return super.parseObject();
  }

  protected override parseName() {
    const start = this.bytes.offset() + 1;
    const head = this.source.subarray(start, start + MAX_NAME_BYTES + 1);
    if (head.length > MAX_NAME_BYTES && !NAME_END.test(String.fromCharCode(...head))) {
      throw new PdfRefusal("long name");
    }
    const name = super.parseName();
    // PDFium ends a name at two bytes that others take for a part of it.
    const text = /^[!-~]*/.exec(name.decodeText())?.[0] ?? "";
    if (FORBIDDEN.has(text)) throw new PdfRefusal(text);
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
