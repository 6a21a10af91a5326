import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { frenchText } from "@/lib/shared/french";
import {
  faultsIn,
  mendedSource,
  piecesIn,
  proseFiles,
  shownEscapes,
} from "@/tests/support/source/typography";

/** A mark that stands at once behind its word, but for headers and what becomes an element. */
const CLOSED = /\p{L}{2}[;?!] (?!charset|filename|includeSubDomains)\p{L}/u;

describe("Le français du site", () => {
  it.each(proseFiles())("%s a les espaces et l'apostrophe du site", (file) => {
    const faults = faultsIn(file).map(({ written }) => written.trim());
    expect(faults, "npm run typography -- --write les corrige").toEqual([]);
  });

  it("ne colle aucun signe double à son mot, et n'a qu'une espace insécable", () => {
    const faults = proseFiles().flatMap((file) =>
      piecesIn(file, readFileSync(file, "utf8"))
        .filter((text) => !/_|border-/.test(text))
        .map((text) => text.replaceAll(/\\u00a0|&nbsp;/g, "\u00a0"))
        .filter((text) => CLOSED.test(text) || /\u202f|\\u202f/.test(text))
        .map((text) => `${file} : ${text}`),
    );
    expect(faults).toEqual([]);
    expect(CLOSED.test("Un brouillon n’est lu que par vous; une mission pourvue")).toBe(true);
  });

  it("n'a aucun échappement dans un texte ou un attribut, où il se lirait lettre à lettre", () => {
    const written = String.raw`<A title="Quoi\u00a0?" hint={"Quoi\u00a0?"}>Où\u00a0?</A>;`;
    expect(shownEscapes("a.tsx", written).join()).toBe(String.raw`"Quoi\u00a0?",Où\u00a0?`);
    const found = proseFiles().flatMap((file) =>
      shownEscapes(file).map((text) => `${file} : ${text}`),
    );
    expect(found).toEqual([]);
  });

  it("est lu partout où il est écrit", () => {
    const read =
      "lib/copy/server-notices.ts app/(public)/guide/text.mdx components/ui/badge.tsx".split(" ");
    expect(proseFiles()).toEqual(expect.arrayContaining(read));
  });
});

describe("La correction de la typographie", () => {
  const NO_BREAK = "\u00a0";

  it.each([
    ["une chaîne", "a.ts", 'const a = "Quoi ?";', String.raw`const a = "Quoi\u00a0?";`],
    ["un gabarit", "a.ts", "const a = `Quoi ?`;", "const a = `Quoi\\u00a0?`;"],
    ["du texte", "a.tsx", "<p>Quoi ?</p>;", "<p>Quoi&nbsp;?</p>;"],
    ["un attribut", "a.tsx", '<A title="Quoi ?" />;', '<A title="Quoi&nbsp;?" />;'],
    [
      "du MDX",
      "a.mdx",
      "## Quoi ?\n\nOui : 5 Mo",
      `## Quoi${NO_BREAK}?\n\nOui${NO_BREAK}: 5${NO_BREAK}Mo`,
    ],
    ["l'apostrophe d'une chaîne", "a.ts", `const a = "l'offre";`, 'const a = "l’offre";'],
    ["l'apostrophe d'un gabarit", "a.ts", `const a = \`d'\${b}\`;`, `const a = \`d’\${b}\`;`],
    ["l'apostrophe d'un texte", "a.tsx", "<p>S'inscrire</p>;", "<p>S’inscrire</p>;"],
    ["l'apostrophe devant un élément", "a.tsx", "<p>l'<b>X</b></p>;", "<p>l’<b>X</b></p>;"],
    ["l'apostrophe d'un attribut", "a.tsx", `<A label="L'offre" />;`, '<A label="L’offre" />;'],
    ["l'apostrophe du MDX", "a.mdx", "## L'offre", "## L’offre"],
  ])("écrit dans %s le signe de sa forme", (_, file, source, expected) => {
    const mended = mendedSource(source, faultsIn(file, source));
    expect(mended).toBe(expected);
    expect(faultsIn(file, mended)).toEqual([]);
  });

  it.each([
    ['import a from "./b : c";', "a.ts"],
    ['<p className="a : b" />;', "a.tsx"],
    ['const path = { d: <path d="M1 000 ; b" /> };', "a.tsx"],
    ["// Quoi ? L'offre\nconst a = 1;", "a.ts"],
    [`const policy = "default-src 'self'";`, "a.ts"],
  ])("laisse ce que personne ne lit : %s", (source, file) => {
    expect(faultsIn(file, source)).toEqual([]);
  });
});

describe("Ce que les données de départ et les courriels montrent", () => {
  const shown = frenchText(readFileSync("supabase/seed.sql", "utf8").replace(/^\s*--.*$/gm, ""));

  it("n'a ni « 1 er » ni unité en bout de ligne", () => {
    expect(shown).not.toMatch(/\b1 er\b|\d (?:Mo|ko|km|%)(?!\p{L})/u);
  });
});
