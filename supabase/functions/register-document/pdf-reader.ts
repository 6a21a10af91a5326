import { type PDFObject, PDFParser } from "@cantoo/pdf-lib";

/** By these a PDF runs a script, starts a program, sends data, or carries or reaches other files. */
const FORBIDDEN = new Set([
  ...["JavaScript", "Rendition", "RichMedia", "XFA", "Launch", "SubmitForm", "ImportData"],
  ...["EmbeddedFile", "EmbeddedFiles", "EF", "FileAttachment", "GoToE"],
  // What is encrypted cannot be looked at.
  "Encrypt",
]);

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

/** Reads single objects of a PDF by pdf-lib's grammar, and refuses names that act. */
export class PdfReader extends PDFParser {
  private names: string[] = [];
  private content: number | null = null;

  /**
   * The object that begins at this byte.
   * @throws PdfRefusal for a forbidden name; what pdf-lib throws for what is no object
   */
  readAt(offset: number): ReadObject {
    this.names = [];
    this.content = null;
    this.bytes.moveTo(offset);
    const object = this.parseObject();
    return { object, names: this.names, content: this.content, end: this.bytes.offset() };
  }

  protected override parseName() {
    const name = super.parseName();
    const text = name.decodeText();
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
