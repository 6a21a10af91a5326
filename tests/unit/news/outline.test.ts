import { expect, test } from "vitest";
import { outlineOf, parseMarkup, sourcesOf } from "@/lib/news/markup";

test("Seul un article d'au moins trois parties a une table des matières", () => {
  expect(outlineOf(parseMarkup("## Un\n### Détail\n## Deux"))).toEqual([]);
  const parts = outlineOf(parseMarkup("## Un\n### Détail\n## Deux\n## Trois"));
  expect(parts.map(({ text }) => text)).toEqual(["Un", "Deux", "Trois"]);
});

test("Les sources sont les autres sites cités, chacun une fois et dans l'ordre", () => {
  const content =
    "Voir [IRCC](https://www.canada.ca/fr) et **[le MIFI](https://quebec.ca/)**.\n- [encore](https://www.canada.ca/fr)\n- [chez nous](/emplois)";
  expect(sourcesOf(parseMarkup(content))).toEqual([
    { href: "https://www.canada.ca/fr", host: "canada.ca", text: "IRCC" },
    { href: "https://quebec.ca/", host: "quebec.ca", text: "le MIFI" },
  ]);
});
