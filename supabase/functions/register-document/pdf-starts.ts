/**
 * Every place in the text of a PDF (one character a byte) where a reader could begin to read an
 * object: behind a header ("7 0 obj"), wherever it stands, and behind "trailer". Reads each
 * character a bounded number of times.
 */
export function objectStarts(text: string): number[] {
  const starts: number[] = [];
  for (const match of text.matchAll(/obj|trailer(?=[\s\0]*(?:<<|%))/g)) {
    if (match[0] === "trailer" || isHeader(text, match.index)) {
      starts.push(match.index + match[0].length);
    }
  }
  return starts;
}

/** Whether two numbers stand before this "obj", with blanks and comments between them. */
function isHeader(text: string, position: number): boolean {
  const beforeGap = back(text, position, isBlank);
  if (endsComment(text, beforeGap, position)) return true;
  const generation = back(text, beforeGap, isNumeric);
  const number = back(text, generation, isBlank);
  if (generation === beforeGap || number === generation) return false;
  return back(text, number, isNumeric) < number || endsComment(text, number, generation);
}

/** Whether the blanks from here on begin with the end of a line that holds a comment. */
function endsComment(text: string, from: number, to: number): boolean {
  if (!/[\r\n]/.test(text.slice(from, to))) return false;
  const line = back(text, from, (sign) => sign !== "\r" && sign !== "\n");
  return text.slice(line, from).includes("%");
}

function back(text: string, from: number, belongs: (sign: string) => boolean): number {
  let position = from;
  while (position > 0 && belongs(text.charAt(position - 1))) position -= 1;
  return position;
}

const isBlank = (sign: string) => "\0\t\n\f\r ".includes(sign);
const isNumeric = (sign: string) => "0123456789+-.".includes(sign);
