import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import {
  linksIn,
  repeatedHeadings,
  repeatedSentences,
  repeatedWords,
  seededArticles,
  writtenPages,
} from "@/tests/support/source/texts";
import { proseFiles } from "@/tests/support/source/typography";

const articles = seededArticles();
const pages = writtenPages();
const texts = [...pages, ...articles].map((text) => [text.name, text] as const);
const text = (content: string, title = "Titre") => ({ name: "", title, content });

describe("Les textes du site", () => {
  it("sont lus : les pages écrites et les articles de départ", () => {
    expect(articles).toHaveLength(30);
    expect(pages.map(({ name }) => name)).toContain("app/(public)/guide/text.mdx");
    for (const [name, { title, content }] of texts) {
      expect(title, name).not.toBe("");
      expect(content.length, name).toBeGreaterThan(400);
    }
  });

  it.each(texts)("« %s » n'a aucun titre dit deux fois", (_name, one) => {
    expect(repeatedHeadings(one)).toEqual([]);
  });

  it.each(texts)("« %s » ne répète ni mot ni phrase", (_name, one) => {
    expect([...repeatedWords(one), ...repeatedSentences(one)]).toEqual([]);
  });

  it("ne passent pas avec une répétition", () => {
    const twice = text("## Étudier\n\nA.\n\n## Étudier [#encore]");
    expect(repeatedHeadings(twice)).toEqual(["étudier"]);
    expect(repeatedHeadings(text("## Titre"))).toEqual(["titre"]);
    expect(repeatedWords(text("Il faut il faut lire le le contrat."))).toEqual(["Il faut", "le"]);
    expect(repeatedWords(text("Vous vous inscrivez. L’été, l’hiver."))).toEqual([]);
    const sentence = "Gardez une copie de tout ce que vous envoyez.";
    expect(repeatedSentences(text(`${sentence} ${sentence}`))).toHaveLength(1);
  });
});

/** Who makes the rules, or was given by law the task of explaining them. */
const OFFICIAL =
  /(?:^|\.)(?:canada\.ca|gc\.ca|gouv\.qc\.ca|quebec\.ca|educanada\.ca|cicic\.ca|ccq\.org|revenuquebec\.ca|acufc\.ca|educaloi\.qc\.ca)$/;

describe("Les articles de départ", () => {
  it.each(articles.map((one) => [one.name, one] as const))(
    "« %s » mène à la page de qui décide",
    (_name, one) => {
      const outside = linksIn(one).filter((href) => href.startsWith("https://"));
      expect(outside).not.toEqual([]);
      expect(outside.filter((href) => !OFFICIAL.test(new URL(href).host))).toEqual([]);
    },
  );

  it("ne donnent ni montant ni pourcentage, qui changent", () => {
    const figures = articles.flatMap(({ name, content }) =>
      [...content.matchAll(/\d[\d ]*(?:\$|%|dollars)/g)].map(([figure]) => `${name} : ${figure}`),
    );
    expect(figures).toEqual([]);
  });

  it("ne promettent pas ce que d'autres décident", () => {
    const promised =
      /sans (?:poser de questions|exiger)|vous (?:obtiendrez|serez (?:accepté|reconnu))|(?:est|sont) garantie?s?\b/;
    const faulty = articles.filter(({ content }) => promised.test(content));
    expect(faulty.map(({ name }) => name)).toEqual([]);
  });
});

describe("Les liens des textes", () => {
  const inside = [...pages, ...articles].flatMap((one) =>
    linksIn(one)
      .filter((href) => href.startsWith("/"))
      .map((href) => [one.name, href] as const),
  );

  it.each(inside)("« %s » : %s mène à une page, et à une ancre qui s'y trouve", (_name, href) => {
    const { pathname, hash } = new URL(href, "https://site.invalid");
    const groups = ["(public)", "(private)", "(private)/(standalone)"];
    const folders = groups.map((group) => `app/${group}${pathname}`);
    const folder = folders.find((one) => existsSync(`${one}/page.tsx`));
    expect(folder).toBeDefined();
    if (hash === "") return;
    const source = readFileSync(`${folder}/text.mdx`, "utf8");
    expect(source).toContain(`[${hash}]`);
  });

  it("sont nombreux", () => expect(inside.length).toBeGreaterThan(20));
});

/** Each page that shows a text written in MDX, and that text. */
const drawn = proseFiles().flatMap((file) => {
  const [, text] = /from "(?:@\/|\.\/)([^"]*text\.mdx)"/.exec(readFileSync(file, "utf8")) ?? [];
  if (!text) return [];
  return [[file, text.includes("/") ? text : path.join(path.dirname(file), text)] as const];
});

describe("Les sources que nomme l'en-tête d'un texte", () => {
  it.each(drawn)("%s les donne au texte qu'il montre", (file, text) => {
    const shows = readFileSync(text, "utf8").includes("<Sources ");
    expect(readFileSync(file, "utf8").includes("sourcesOf("), file).toBe(shows);
  });

  it("sont données partout où un texte se montre", () => {
    expect(drawn.length).toBeGreaterThan(pages.length);
  });

  it.each(pages.map(({ name }) => name))("%s les montre toutes, et nulle autre", (name) => {
    const source = readFileSync(name, "utf8");
    const head = source.slice(0, source.indexOf("\n---\n", 4));
    const named = Array.from(head.matchAll(/^ {2}(\w+):$/gm), ([, key]) => key);
    const shown = Array.from(source.matchAll(/<Sources pages="([^"]*)" \/>/g), ([, keys = ""]) =>
      keys.split(", "),
    ).flat();
    expect(new Set(shown)).toEqual(new Set(named));
  });
});
