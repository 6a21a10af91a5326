import clsx from "clsx";
import { type Tone, toneClass } from "./badge";

const tones: Tone[] = ["green", "blue", "purple", "orange", "grey", "red"];
const sizes = { md: "size-11 text-sm sm:size-13 sm:text-base", lg: "size-16 text-lg" };

/** Placeholder of a logo: initials on a colour derived from the name. */
export function InitialsTile({
  name,
  size = "md",
  className,
}: {
  name: string;
  size?: keyof typeof sizes;
  className?: string;
}) {
  const tone = tones[stableIndex(name, tones.length)] ?? "grey";
  return (
    <span
      aria-hidden="true"
      className={clsx("initials-tile", toneClass[tone], sizes[size], className)}
    >
      {initials(name)}
    </span>
  );
}

/** Words without an initial: articles, prepositions, legal forms. */
const SMALL = new Set(
  "de du des d la le les l et à a au aux en the of and inc inc. ltée ltée. ltd enr enr.".split(" "),
);

/** Returns one or two letters of a name: "Centre de soins Les Aulnes" gives "CA", "Boréal" gives "BO". */
export function initials(name: string): string {
  const words = name
    .split(/[\s'’\-·/]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, ""))
    .filter((word) => word !== "");
  const telling = words.filter((word) => !SMALL.has(word.toLocaleLowerCase("fr")));
  const [first, ...rest] = telling.length > 0 ? telling : words;
  if (first === undefined) return "?";
  const last = rest.at(-1);
  const letters = last ? [letter(first), letter(last)] : [...first].slice(0, 2);
  return letters.join("").toLocaleUpperCase("fr");
}

/** Returns a number below `count` that is stable for a name, ignoring spaces and apostrophes. */
export function stableIndex(name: string, count: number): number {
  let hash = 0;
  for (const character of name.replace(/[\s'’]/gu, ""))
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % count;
}

function letter(word: string): string {
  return [...word][0] ?? "";
}
