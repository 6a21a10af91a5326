import { describe, expect, it } from "vitest";
import { excerpt } from "@/lib/text/plain";
import { chosenOption, cleanQuery, isUuid, listHref, pageNumber } from "@/lib/text/search";

describe("cleanQuery", () => {
  it.each([
    [undefined, ""],
    ["  soins   infirmiers ", "soins infirmiers"],
    [["premier", "second"], "premier"],
    ["a\u0000b", "a b"],
    ["a\ud800b", "a b"],
    ["100 % (C++, \\ _)", "100 % (C++, \\ _)"],
  ])("rend %j sous la forme %j", (typed, expected) => {
    expect(cleanQuery(typed)).toBe(expected);
  });

  it("garde 200 caractères d'un texte de 5 000", () => {
    expect(cleanQuery("x".repeat(5_000))).toHaveLength(200);
  });

  it("ne coupe pas une paire de substitution en deux", () => {
    expect(cleanQuery(`${"x".repeat(199)}🍁`).isWellFormed()).toBe(true);
  });
});

describe("pageNumber", () => {
  it.each([
    ["1", 1],
    ["12", 12],
    ["0", 1],
    ["-1", 1],
    ["1.5", 1],
    ["abc", 1],
    ["1e3", 1],
    ["99999999999", 999_999_999],
    ["9".repeat(400), 999_999_999],
    [undefined, 1],
  ])("lit %j comme la page %d", (typed, expected) => {
    expect(pageNumber(typed)).toBe(expected);
  });
});

describe("isUuid", () => {
  it("n'accepte qu'un identifiant complet", () => {
    expect(isUuid("0b3f1a52-8f0e-4a0e-9d8e-0a1b2c3d4e5f")).toBe(true);
    expect(isUuid("0b3f1a52-8f0e-4a0e-9d8e-0a1b2c3d4e5")).toBe(false);
    expect(isUuid("42")).toBe(false);
    expect(isUuid("0b3f1a52-8f0e-4a0e-9d8e-0a1b2c3d4e5f\n")).toBe(false);
  });
});

describe("chosenOption", () => {
  const options = [{ slug: "un" }, { slug: "deux" }] as const;

  it("trouve sans égard à la casse et prend la première valeur", () => {
    expect(chosenOption(options, "DEUX")).toBe(options[1]);
    expect(chosenOption(options, ["un", "deux"])).toBe(options[0]);
  });

  it("ne trouve rien d'autre", () => {
    for (const value of [undefined, "", "trois", "toString"]) {
      expect(chosenOption(options, value)).toBeNull();
    }
  });
});

describe("listHref", () => {
  it("tait ce qui est vide et code le reste", () => {
    expect(listHref("/x", { a: "", b: null, c: undefined })).toBe("/x");
    expect(listHref("/x", { q: "é & a", page: "2" })).toBe("/x?q=%C3%A9+%26+a&page=2");
  });
});

describe("excerpt", () => {
  it("met un texte sur une ligne", () => {
    expect(excerpt(" Un\n\ntexte  court ")).toBe("Un texte court");
  });

  it("coupe à 160 caractères, avec des points de suspension", () => {
    const short = excerpt("mot ".repeat(100));
    expect(short).toHaveLength(160);
    expect(short.endsWith("mot…")).toBe(true);
  });
});
