import { describe, expect, test } from "vitest";
import {
  outlineOf,
  parseInlines,
  parseMarkup,
  plainText,
  safeHref,
  sourcesOf,
} from "@/lib/news/markup";
import { excerpt } from "@/lib/text/plain";

const text = (value: string) => ({ kind: "text", text: value });
const link = (href: string, value: string) => ({
  ...{ kind: "link", href, external: href.startsWith("https:"), text: value },
});
const heading = (level: number, id: string, value: string) => ({
  ...{ kind: "heading", level, id, text: value, children: [text(value)] },
});

describe("Le balisage d'un article", () => {
  test("distingue titres, sous-titres, listes et paragraphes", () => {
    const blocks = parseMarkup(
      "Une entrée\nsur deux lignes.\n\n## Délais & coûts\n- un\n- **deux**\n### Détail\nFin.",
    );
    expect(blocks).toEqual([
      { kind: "paragraph", children: [text("Une entrée\nsur deux lignes.")] },
      heading(2, "section-1-delais-couts", "Délais & coûts"),
      { kind: "list", items: [[text("un")], [{ kind: "strong", children: [text("deux")] }]] },
      heading(3, "section-2-detail", "Détail"),
      { kind: "paragraph", children: [text("Fin.")] },
    ]);
  });

  test("prend pour du texte ce qui ne fait que ressembler à un signe", () => {
    for (const line of ["# Un", "####  Quatre", "##Collé", "-collé", "* étoile", "## "]) {
      expect(parseMarkup(line)).toEqual([{ kind: "paragraph", children: [text(line.trim())] }]);
    }
  });

  test("reconnaît le gras, les liens et un lien en gras", () => {
    const written = "Voir **le [site](https://canada.ca/fr) officiel** ou [ici](/emplois?q=a).";
    const children = [text("le "), link("https://canada.ca/fr", "site"), text(" officiel")];
    expect(parseInlines(written)).toEqual([
      ...[text("Voir "), { kind: "strong", children }, text(" ou ")],
      ...[link("/emplois?q=a", "ici"), text(".")],
    ]);
  });

  test("garde les parenthèses d'une adresse", () => {
    expect(parseInlines("[Québec](https://fr.wikipedia.org/wiki/Québec_(ville))")).toEqual([
      link("https://fr.wikipedia.org/wiki/Qu%C3%A9bec_(ville)", "Québec"),
    ]);
  });

  test("rend tels quels un gras ou un lien sans fin", () => {
    for (const line of "**sans fin|a ** b|****|** **|[sans](fin|[sans]|[](/a)".split("|")) {
      expect(parseInlines(line)).toEqual([text(line)]);
    }
  });

  test("ne laisse passer que https et nos propres chemins", () => {
    const elsewhere = String.raw`
      javascript:alert(1) JaVaScRiPt:alert(1) data:text/html,<script>alert(1)</script> vbscript:x
      http://exemple.ca mailto:a@b.ca //exemple.ca /\exemple.ca https://canada.ca@exemple.ca
      https:// blob:https://exemple.ca/1 emplois #ancre __proto__`;
    const hidden = ["java\u0000script:alert(1)", "\u0001javascript:alert(1)", "/\u0009/exemple.ca"];
    for (const href of [...elsewhere.trim().split(/\s+/), ...hidden, "https:exemple\u0000.ca"]) {
      expect(safeHref(href), href).toBeNull();
    }
    expect(safeHref("https://exemple.ca/é?a=\"<b>'")).toEqual({
      href: "https://exemple.ca/%C3%A9?a=%22%3Cb%3E%27",
      external: true,
    });
    expect(safeHref("/bourses/../admin")).toEqual({ href: "/admin", external: false });
  });
});

describe("Les articles hostiles", () => {
  const corpus = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "## <svg onload=alert(1)>",
    "- <iframe srcdoc='<script>alert(1)</script>'>",
    "[clic](javascript:alert(1))",
    "[clic](data:text/html;base64,PHNjcmlwdD4=)",
    '[<b>gras</b>](https://exemple.ca/"onmouseover="alert(1))',
    "**[[[**]](**)[x](/a)",
    "&lt;script&gt;alert(1)&lt;/script&gt; &#x6A;avascript:",
    "[a](/b\u0000c)",
    "\u202Egpj.exe\u202C [\u202Eac.elpmexe](https://exemple.ca)",
    "__proto__\n\n## constructor\n\n- hasOwnProperty\n\n[toString](__proto__)",
    "\uD800 seul \uDFFF",
    "{{7*7}} <%= 7 %>",
  ];

  test.each(corpus)("ne donnent que du texte et des liens sûrs : %j", (content) => {
    const rest = JSON.stringify(parseMarkup(content), (key, value) => {
      if (key === "href") expect(safeHref(value)?.href).toBe(value);
      if (key === "kind") expect(value).toMatch(/^(heading|list|paragraph|text|strong|link)$/);
      if (key === "id") expect(value).toMatch(/^section-\d+(-[a-z0-9-]+)?$/);
      return value;
    });
    expect(rest).not.toMatch(/\\u0000|\u202E|\\ud800/i);
    expect(rest).not.toContain('"href":"javascript');
  });

  test("ont des ancres toutes différentes", () => {
    const ids = parseMarkup("## a\n## a\n## a 2\n## \u{1F600}\n## 4\n## __proto__").flatMap(
      (block) => (block.kind === "heading" ? [block.id] : []),
    );
    expect(new Set(ids).size).toBe(6);
  });

  test.each([
    ["**", 25_000],
    ["[", 50_000],
    ["[a](", 12_000],
    ["[a](/(", 8_000],
    ["** a ", 10_000],
    ["## x\n", 10_000],
    ["- a\n", 12_000],
    ["(", 50_000],
  ])("même énormes (%j × %i), se lisent sans peine", (piece, times) => {
    // What doubles with each sign takes minutes; a busy machine takes its time too.
    const start = performance.now();
    parseMarkup(piece.repeat(times));
    parseMarkup(`[a](/${piece.repeat(times)}`);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe("Le texte nu", () => {
  test("perd le balisage", () => {
    expect(plainText("## Titre\n\nVoir **[ici](/a)**.\n- un\n- deux")).toBe(
      "Titre Voir ici. un deux",
    );
  });

  test("donne à la description ses 160 premiers caractères et des points", () => {
    const description = excerpt(plainText(`## ${"é😀".repeat(200)}`));
    expect([...description]).toHaveLength(161);
    expect(description.endsWith("…")).toBe(true);
    expect(description.isWellFormed()).toBe(true);
  });
});

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
