import { describe, expect, it } from "vitest";
import { invalid } from "@/lib/actions/result";
import { scholarshipSchema } from "@/lib/scholarships/schema";

const filledIn = {
  title: "Bourse du Nord",
  university: "Université du Fjord",
  description: "Pour une année.",
  application_mode: "direct",
  status: "published",
};

function errorsOf(changes: Record<string, string>) {
  const parsed = scholarshipSchema.safeParse({ ...filledIn, ...changes });
  return parsed.success ? {} : invalid(parsed.error).fieldErrors;
}

describe("Le formulaire d'une bourse", () => {
  it("demande un titre, une université et une description, dans cet ordre", () => {
    const errors = errorsOf({ title: " ", university: "", description: "\n" });
    expect(Object.entries(errors ?? {})).toEqual([
      ["title", "Le titre est requis"],
      ["university", "Le nom de l'université est requis"],
      ["description", "La description est requise"],
    ]);
  });

  it("range ce qui est vide comme absent, et les listes sans éléments vides", () => {
    const values = scholarshipSchema.parse({
      ...filledIn,
      deadline: "",
      amount: " ",
      level: "",
      official_link: "",
      requirements: "Dossier, , Lettre ,",
    });
    expect(values).toMatchObject({
      deadline: null,
      amount: null,
      level: null,
      official_link: null,
      requirements: ["Dossier", "Lettre"],
      benefits: [],
    });
  });

  it.each(["http://exemple.ca", "javascript:alert(1)", "exemple.ca", "https://", "https://a b.ca"])(
    "refuse %s comme site officiel",
    (official_link) => {
      expect(errorsOf({ official_link })).toEqual({
        official_link: "Indiquez une adresse complète qui commence par https://",
      });
    },
  );

  it("demande le site officiel quand on y postule", () => {
    expect(errorsOf({ application_mode: "official" })).toEqual({
      official_link: "L’adresse du site officiel est requise quand on y postule",
    });
    expect(
      errorsOf({ application_mode: "official", official_link: "https://exemple.ca/b" }),
    ).toEqual({});
  });

  it("refuse un jour, un niveau et un état qui n'existent pas", () => {
    const errors = errorsOf({ deadline: "2026-02-30", level: "Bac", status: "secret" });
    expect(Object.keys(errors ?? {})).toEqual(["level", "deadline", "status"]);
  });
});
