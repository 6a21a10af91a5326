import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { specified } from "@/tests/support/source/specified";
import { piecesIn, proseFiles } from "@/tests/support/source/typography";

/** ’ and ' are one, and so is every space. */
function plain(text: string): string {
  return text
    .replace(/\\u00a0|&nbsp;/g, " ")
    .replace(/’/g, "'")
    .replace(/\s+/g, " ");
}

// Between two pieces stands what no sentence holds, so that none is found across them.
const written = proseFiles()
  .map((file) => plain(piecesIn(file, readFileSync(file, "utf8")).join("\u0000")))
  .join("\u0000");

it.each(specified)("le site dit encore « %s »", (sentence) => {
  expect(written.includes(plain(sentence))).toBe(true);
});
