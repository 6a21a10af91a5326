import { describe, expect, it } from "vitest";
import { excerpt } from "@/lib/text/plain";
import { chosenOption, listHref } from "@/lib/text/search";

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
