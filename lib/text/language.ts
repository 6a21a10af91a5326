import { fold } from "./plain";

const ENGLISH = new Set(
  "the and of to with you your we our for is are will be this that".split(" "),
);
const FRENCH = new Set(
  "le la les des de du et vous nous votre notre une un pour avec est dans sur au aux".split(" "),
);
/** Shorter texts are not classified; private.looks_english and is_english use the same number. */
const MIN_WORDS = 20;

export function looksEnglish(text: string): boolean {
  const words =
    fold(text)
      .replaceAll("œ", "oe")
      .replaceAll("æ", "ae")
      .match(/[a-z]+/g) ?? [];
  if (words.length < MIN_WORDS) return false;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const french = words.filter((word) => FRENCH.has(word)).length;
  return english / words.length > 0.12 && french * 2 < english;
}

/** Returns the `lang` of related texts if it differs from the page's (WCAG 3.1.2). */
export function langOf(...texts: (string | readonly string[])[]): "en" | undefined {
  return looksEnglish(texts.flat().join("\n")) ? "en" : undefined;
}
