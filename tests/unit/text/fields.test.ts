import { describe, expect, it } from "vitest";
import { validation } from "@/lib/copy/validation";
import {
  addressSchema,
  commaList,
  listText,
  optionalAmount,
  optionalChoice,
  optionalDate,
  optionalText,
  requiredText,
} from "@/lib/text/fields";
import { parseToken } from "@/lib/text/search";

describe("les champs des formulaires de publication", () => {
  it("un texte requis est taillé, et son absence se dit", () => {
    const field = requiredText("Le titre est requis", 5);
    expect(field.parse("  abc\0 ")).toBe("abc");
    for (const empty of ["", "   ", undefined]) {
      expect(field.safeParse(empty).error?.issues[0]?.message).toBe("Le titre est requis");
    }
    expect(field.safeParse("abcdef").error?.issues[0]?.message).toMatch(/dépasser 5 caractères/);
    expect(optionalText(5).parse("  ")).toBeNull();
  });

  it("une liste se coupe aux virgules, se taille et perd ses vides", () => {
    expect(commaList.parse(" React, Node.js ,, Design,")).toEqual(["React", "Node.js", "Design"]);
    expect(commaList.parse(undefined)).toEqual([]);
  });

  it.each([[["a", "b"]], [["Permis, classe 5"]], [["Permis, classe 5", "b"]], [[]]])(
    "la liste %j revient telle quelle",
    (items) => {
      expect(commaList.parse(listText(items))).toEqual(items);
    },
  );

  it("une liste a une fin", () => {
    expect(commaList.safeParse("a,".repeat(41)).success).toBe(false);
    expect(commaList.safeParse("a".repeat(501)).success).toBe(false);
  });

  it.each([
    ["", null],
    ["4 500", 4500],
    ["4\u00a0500,50 $", 4500.5],
    ["1200.5", 1200.5],
    ["3 000 CAD", 3000],
  ])("le montant « %s » vaut %s", (text, amount) => {
    expect(optionalAmount.parse(text)).toBe(amount);
  });

  it.each(["cher", "-5", "1,234", "1e9", "1234567890"])("« %s » n'est pas un montant", (text) => {
    expect(optionalAmount.safeParse(text).success).toBe(false);
  });

  it("une date est un jour du calendrier, ou rien", () => {
    expect(optionalDate.parse("2026-11-21")).toBe("2026-11-21");
    expect(optionalDate.parse("")).toBeNull();
    expect(optionalDate.safeParse("2026-02-30").success).toBe(false);
    expect(optionalDate.safeParse("21/11/2026").success).toBe(false);
  });

  it("un menu ne prend que ses valeurs", () => {
    expect(optionalChoice(["a", "b"]).parse("b")).toBe("b");
    expect(optionalChoice(["a", "b"]).parse("")).toBeNull();
    expect(optionalChoice(["a", "b"]).safeParse("c").success).toBe(false);
  });
});

describe("addressSchema", () => {
  it("accepte une adresse et retire les blancs autour", () => {
    expect(addressSchema.parse({ email: " a@exemple.ca " })).toEqual({ email: "a@exemple.ca" });
  });

  it.each([
    ["", validation.emailRequired],
    [undefined, validation.emailRequired],
    ["a@", validation.emailInvalid],
    [`${"x".repeat(250)}@exemple.ca`, validation.emailInvalid],
  ])("refuse %j", (email, message) => {
    expect(addressSchema.safeParse({ email }).error?.issues[0]?.message).toBe(message);
  });
});

describe("parseToken", () => {
  it("accepte ce que la base fabrique", () => {
    expect(parseToken("0f".repeat(32))).toBe("0f".repeat(32));
  });

  it.each(["", "court", "x".repeat(300), "a b".repeat(10), `${"a".repeat(20)}'--`, null, 42, []])(
    "refuse %j",
    (value) => {
      expect(parseToken(value)).toBeNull();
    },
  );
});
