import type { MDXProps } from "mdx/types";
import { createElement, Fragment, type ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { headOf, isStale, nodeText, written } from "@/lib/text/mdx";

/** What MDX compiles a text to: a function that returns its blocks, with line ends between them. */
const text =
  (...blocks: ReactNode[]) =>
  ({ components = {} }: MDXProps) =>
    createElement(
      Fragment,
      null,
      ...blocks.flatMap((block) => [block, "\n"]),
      String(components.name ?? ""),
    );

const h2 = (title: string) => createElement("h2", null, title);
const h3 = (title: string) => createElement("h3", null, title);
const p = (words: string) => createElement("p", null, words);

describe("Un texte écrit en MDX", () => {
  it("se lit par ses titres, ce qui précède le premier à part", () => {
    const { before, sections } = written(text(p("Chapeau"), h2("Un"), p("a"), p("b"), h2("Deux")));
    expect(nodeText(before)).toBe("Chapeau");
    expect(sections.map(({ id, body }) => [id, nodeText(body)])).toEqual([
      ["un", "a b"],
      ["deux", ""],
    ]);
  });

  it("donne à un titre l'adresse écrite à sa fin, ou celle de ses mots", () => {
    const { sections } = written(text(h2("Qui décide de quoi [#qui-decide]"), h2("Vie privée")));
    expect(sections.map(({ id, title }) => [id, title])).toEqual([
      ["qui-decide", "Qui décide de quoi"],
      ["vie-privee", "Vie privée"],
    ]);
  });

  it("range les titres de troisième niveau sous leur section", () => {
    const [section] = written(
      text(h2("Compte"), p("Avant"), h3("Est-il gratuit ?"), p("Oui.")),
    ).sections;
    expect(nodeText(section?.before)).toBe("Avant");
    expect(section?.parts.map(({ id, title, body }) => [id, title, nodeText(body)])).toEqual([
      ["est-il-gratuit", "Est-il gratuit ?", "Oui."],
    ]);
  });

  it("refuse deux titres de même adresse", () => {
    expect(() => written(text(h2("Un"), h2("Un")))).toThrow("#un");
    expect(() => written(text(h2("Un"), h3("Un")))).toThrow("#un");
  });
});

describe("L'en-tête d'un texte", () => {
  const sources = { ircc: { name: "IRCC", publisher: "IRCC", url: "https://www.canada.ca" } };
  const words = { title: "Guide", description: "Un guide." };
  const head = { ...words, date: "2026-11-22", states: "rules", sources };

  it("dit sa version et le jour de sa vérification", () => {
    expect(headOf(head).updated).toMatchObject({
      day: "2026-11-22",
      label: "Version du 22 novembre 2026",
    });
    expect(headOf({ ...head, verified: "2026-11-22" }).updated.label).toBe(
      "Version vérifiée le 22 novembre 2026",
    );
    expect(headOf({ ...head, verified: "2026-12-01" }).updated).toMatchObject({
      day: "2026-12-01",
      label: "Version du 22 novembre 2026, vérifiée le 1er décembre 2026",
    });
  });

  it("est vieux plus d'un an après sa version ou sa vérification, s'il rapporte des règles", () => {
    const old = (changes: object) =>
      isStale(headOf({ ...head, ...changes }).updated, new Date("2027-11-22T12:00:00-05:00"));
    expect(old({ date: "2026-11-21" })).toBe(true);
    expect(old({})).toBe(false);
    expect(old({ date: "2020-01-01", verified: "2026-01-01" })).toBe(true);
    expect(old({ date: "2020-01-01", verified: "2027-11-01" })).toBe(false);
    expect(old({ date: "2020-01-01", states: "site", sources: {} })).toBe(false);
  });

  it.each([
    { ...head, states: undefined },
    { ...head, sources: {} },
    { ...head, states: "site" },
    { ...head, states: "site", sources: {}, verified: "2026-11-22" },
    { ...head, date: "22 novembre" },
    { ...head, titel: "Faute" },
    { ...head, description: undefined },
    { ...head, sources: { ircc: { name: "IRCC", publisher: "IRCC", url: "canada.ca" } } },
  ])("refuse ce qui n'a pas sa forme : %o", (wrong) => {
    expect(() => headOf(wrong)).toThrow();
  });
});
