/** Dashes of any kind, as keyboards and word processors insert them. */
const DASHES = /[\u2010-\u2015\u2212\u00AD\uFE58\uFE63\uFF0D]/g;

/** Extension. "613 232-4433, poste 150" is the form of the Office québécois de la langue française. */
const EXTENSION =
  /(?:[\s,;/]*(?:\(\s*)?(?:poste|p\.|ext(?:ension)?\.?|x|#)[\s:.]*(\d{1,8})\s*\)?)?$/i;
const NUMBER = /^(?=(?:\D*\d){7})\+?[\d\s().\-/]*$/;

function partsOf(phone: string): { number: string; extension: string | undefined } {
  const plain = phone.normalize("NFKC").replace(DASHES, "-").trim();
  const match = EXTENSION.exec(plain);
  return { number: plain.slice(0, match?.index), extension: match?.[1] };
}

/** Returns whether a text is a telephone number of at least seven digits, with or without extension. */
export const isPhone = (phone: string) => NUMBER.test(partsOf(phone).number);

/** Returns the `tel:` link of a number with its extension (RFC 3966). */
export function phoneLink(phone: string): string {
  const { number, extension } = partsOf(phone);
  return `tel:${number.replace(/[^+\d]/g, "")}${extension ? `;ext=${extension}` : ""}`;
}
