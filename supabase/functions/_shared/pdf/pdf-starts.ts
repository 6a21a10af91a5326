import { PdfRefusal } from "./pdf-reader.ts";

/** Where an object may begin, and what its header calls it. */
type ObjectStart = {
  start: number;
  number?: number;
  generation?: number;
  /** Its header is in another form, of which each reader makes something else. */
  isOdd: boolean;
};

const MAX_OBJECTS = 50_000;

/** PDFium takes \x80 and \xff for blanks too. */
const BEGINNING = /obj|trailer(?=[\s\0\x80\xff]*(?:<<|%))/g;
const HEADER = /(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+$/;
/** In "endobj" and "objectif" no reader sees the word; where a number ends, the next may begin. */
const BEFORE_WORD = /(?:^|[\0\t\n\v\f\r \x80\xff%()/<>[\]{}\d+\-.])$/;
const AFTER_WORD = /^(?:$|[\0\t\n\v\f\r \x80\xff%()/<>[\]{}])/;

/** Every place in the text of a PDF (one character a byte) where a reader could begin to read one. */
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
