import { PdfRefusal } from "./pdf-reader.ts";

/** Blanks of every reader: PDFium takes the last two for blanks too. */
const BLANKS = "\0\t\n\v\f\r \x80\xff";
const DELIMITERS = "%()/<>[]{}";
const DIGITS = "0123456789";

/**
 * Every place in the text of a PDF (one character a byte) where a reader could begin to read an
 * object: behind a header ("7 0 obj"), wherever it stands, and behind "trailer". Reads each
 * character a bounded number of times.
 * @throws PdfRefusal for a header in another form, of which each reader makes something else
 */
export function objectStarts(text: string): number[] {
  const starts: number[] = [];
  for (const match of text.matchAll(/obj|trailer(?=[\s\0\x80\xff]*(?:<<|%))/g)) {
    const end = match.index + match[0].length;
    if (match[0] === "trailer" || isHeader(text, match.index)) starts.push(end);
    else if (isWord(text, match.index, end)) throw new PdfRefusal("header");
  }
  return starts;
}

/** Whether two whole numbers with blanks behind them stand before this "obj". */
function isHeader(text: string, position: number): boolean {
  const generationEnd = back(text, position, "\0\t\n\f\r ");
  const generation = back(text, generationEnd, DIGITS);
  const numberEnd = back(text, generation, "\0\t\n\f\r ");
  const hasBlanks = generationEnd < position && numberEnd < generation;
  return hasBlanks && generation < generationEnd && back(text, numberEnd, DIGITS) < numberEnd;
}

/**
 * Whether a reader could take "obj" for a word of its own here. In "endobj" and "objectif" none
 * does; where a number ends, the next word may begin.
 */
function isWord(text: string, start: number, end: number): boolean {
  const around = BLANKS + DELIMITERS;
  const isBegun = `${around}${DIGITS}+-.`.includes(text.charAt(start - 1));
  return isBegun && around.includes(text.charAt(end));
}

function back(text: string, from: number, signs: string): number {
  let position = from;
  while (position > 0 && signs.includes(text.charAt(position - 1))) position -= 1;
  return position;
}
