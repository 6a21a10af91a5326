import { utf16Of } from "./csv";

/** How files begin that people take for a table of text, or choose by mistake. */
const BEGINNINGS: readonly (readonly [bytes: readonly number[], what: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], "un classeur (XLSX ou ODS) ou une archive"],
  [[0xd0, 0xcf, 0x11, 0xe0], "un ancien classeur Excel (XLS)"],
  [[0x25, 0x50, 0x44, 0x46], "un PDF"],
  [[0x89, 0x50, 0x4e, 0x47], "une image (PNG)"],
  [[0xff, 0xd8, 0xff], "une image (JPEG)"],
  [[0x47, 0x49, 0x46, 0x38], "une image (GIF)"],
];

const LOOKED_AT = 4_096;
const SAVE_AS =
  "Ouvrez votre tableau, enregistrez-le au format «\u00a0CSV UTF-8\u00a0», puis choisissez ce fichier-là.";

/** What a file is that cannot be a CSV, and what to do; null of what may be one. */
export function otherThanCsv(bytes: Uint8Array): string | null {
  const known = BEGINNINGS.find(([start]) => start.every((byte, at) => bytes[at] === byte));
  if (known) return `Ce fichier est ${known[1]}, pas un CSV. ${SAVE_AS}`;
  // No other text has a zero.
  return utf16Of(bytes) === null && bytes.subarray(0, LOOKED_AT).includes(0)
    ? `Ce fichier n’est pas un CSV. ${SAVE_AS}`
    : null;
}
