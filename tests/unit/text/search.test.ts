import { describe, expect, it } from "vitest";
import {
  chosenOption,
  cleanQuery,
  isUuid,
  listHref,
  pageNumber,
  parseToken,
} from "@/lib/text/address-values";
import { excerpt, hasAllWords, textFields } from "@/lib/text/plain";
import { formOf } from "@/tests/support/forms/form";

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

  it("garde 200 caractères d'un texte de 5 000, sans couper une paire de substitution", () => {
    expect(cleanQuery("x".repeat(5_000))).toHaveLength(200);
    expect(cleanQuery(`${"x".repeat(199)}🍁`).isWellFormed()).toBe(true);
  });
});

it("pageNumber lit un nombre de pages, et sinon la première", () => {
  expect(["1", "12"].map(pageNumber)).toEqual([1, 12]);
  const wrong = ["0", "-1", "1.5", "abc", "1e3", undefined];
  expect(wrong.filter((typed) => pageNumber(typed) !== 1)).toEqual([]);
  const huge = ["99999999999", "9".repeat(400)];
  expect(huge.map(pageNumber)).toEqual([999_999_999, 999_999_999]);
});

it("isUuid n'accepte qu'un identifiant complet", () => {
  const id = "0b3f1a52-8f0e-4a0e-9d8e-0a1b2c3d4e5f";
  expect([id, id.slice(0, -1), "42", `${id}\n`].map(isUuid)).toEqual([true, false, false, false]);
});

it("chosenOption trouve sans égard à la casse, prend la première valeur, et rien d'autre", () => {
  const options = [{ slug: "un" }, { slug: "deux" }] as const;
  expect(chosenOption(options, "DEUX")).toBe(options[1]);
  expect(chosenOption(options, ["un", "deux"])).toBe(options[0]);
  for (const value of [undefined, "", "trois", "toString"]) {
    expect(chosenOption(options, value)).toBeNull();
  }
});

it("listHref tait ce qui est vide et code le reste", () => {
  expect(listHref("/x", { a: "", b: null, c: undefined })).toBe("/x");
  expect(listHref("/x", { q: "é & a", page: "2" })).toBe("/x?q=%C3%A9+%26+a&page=2");
});

it("parseToken n'accepte que ce que la base fabrique", () => {
  expect(parseToken("0f".repeat(32))).toBe("0f".repeat(32));
  const wrong = ["", "court", "x".repeat(300), "a b".repeat(10), `${"a".repeat(20)}'--`];
  for (const value of [...wrong, null, 42, []]) expect(parseToken(value)).toBeNull();
});

it("excerpt met un texte sur une ligne, de 160 caractères au plus", () => {
  expect(excerpt(" Un\n\ntexte  court ")).toBe("Un texte court");
  expect(excerpt("mot ".repeat(100))).toMatch(/^.{156}mot…$/);
});

it("textFields ne garde que les champs nommés, sans ce que la base refuse", () => {
  const typed = { name: "Aï\0cha\uD800", autre: "x", fichier: new File(["x"], "x.txt") };
  const fields = textFields(formOf(typed), ["name", "fichier", "absent"]);
  expect(fields).toEqual({ name: "Aïcha\uFFFD" });
});

it.each([
  ["Échéance d’une bourse", "ECHEANCE d'une", true],
  ["Changer de mot de passe", "passe mot", true],
  ["Changer de mot de passe", "passe courriel", false],
  ["Une question", "  ", true],
])("hasAllWords de « %s » et « %s » : %s", (text, words, found) => {
  expect(hasAllWords(text, words)).toBe(found);
});
