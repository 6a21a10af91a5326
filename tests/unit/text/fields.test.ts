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

  it("une liste se coupe aux virgules, se taille, perd ses vides et a une fin", () => {
    expect(commaList.parse(" React, Node.js ,, Design,")).toEqual(["React", "Node.js", "Design"]);
    expect(commaList.parse(undefined)).toEqual([]);
  });

  it.each([
    "• Permis, classe 5\n• Sang-froid",
    "\uF0B7\tPermis, classe 5\r\n\uF0B7\tSang-froid\r\n",
    "- Permis, classe 5\no\tSang-froid",
    " • Permis, classe 5 • Sang-froid",
    "·Permis, classe 5\n* Sang-froid",
  ])("un élément laisse la puce de son texte : %j", (text) => {
    expect(commaList.parse(text)).toEqual(["Permis, classe 5", "Sang-froid"]);
    expect(commaList.parse("-5 °C\nœil\n*NIX")).toEqual(["-5 °C", "œil", "*NIX"]);
  });

  it("une liste se relit, et a une fin", () => {
    for (const items of [["a", "b"], ["Permis, classe 5"], ["Permis, classe 5", "b"], []]) {
      expect(commaList.parse(listText(items))).toEqual(items);
    }
    expect(commaList.safeParse("a,".repeat(41)).success).toBe(false);
    expect(commaList.safeParse("a".repeat(501)).success).toBe(false);
  });

  it("un montant se lit comme on l'écrit", () => {
    const written = ["", "4 500", "4\u00a0500,50 $", "1200.5", "3 000 CAD"];
    const amounts = [null, 4500, 4500.5, 1200.5, 3000];
    expect(written.map((text) => optionalAmount.parse(text))).toEqual(amounts);
    for (const text of ["cher", "-5", "1,234", "1e9", "1234567890"]) {
      expect(optionalAmount.safeParse(text).success, text).toBe(false);
    }
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

it.each([
  [" a@exemple.ca ", undefined],
  ["", validation.emailRequired],
  [undefined, validation.emailRequired],
  ["a@", validation.emailInvalid],
  [`${"x".repeat(250)}@exemple.ca`, validation.emailInvalid],
])("l'adresse %j donne l'erreur %j", (email, message) => {
  const { data, error } = addressSchema.safeParse({ email });
  expect(error?.issues[0]?.message).toBe(message);
  if (!message) expect(data).toEqual({ email: "a@exemple.ca" });
});
