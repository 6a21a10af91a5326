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
      ["university", "Le nom de l’université est requis"],
      ["description", "La description est requise"],
    ]);
  });

  it("range ce qui est vide comme absent, et les listes sans éléments vides", () => {
    const empty = { deadline: "", amount: " ", level: "", official_link: "" };
    const requirements = "Dossier, , Lettre ,";
    expect(scholarshipSchema.parse({ ...filledIn, ...empty, requirements })).toMatchObject({
      ...{ deadline: null, amount: null, level: null, official_link: null },
      ...{ requirements: ["Dossier", "Lettre"], benefits: [] },
    });
  });

  it.each(["http://exemple.ca", "javascript:alert(1)", "exemple", "https://", "https://a b.ca"])(
    "refuse %s comme site de l'organisme",
    (official_link) => {
      expect(errorsOf({ official_link })).toEqual({
        official_link: "Indiquez une adresse complète qui commence par https://",
      });
    },
  );

  it("complète une adresse écrite sans https", () => {
    const filled = scholarshipSchema.parse({ ...filledIn, official_link: "www.exemple.ca/a" });
    expect(filled.official_link).toBe("https://www.exemple.ca/a");
  });

  it("demande le site de l'organisme quand on y postule", () => {
    const there = { application_mode: "official" };
    expect(errorsOf(there)).toEqual({
      official_link: "L’adresse du site est requise quand on postule sur le site de l’organisme",
    });
    expect(errorsOf({ ...there, official_link: "https://exemple.ca/b" })).toEqual({});
  });

  it("refuse un jour, un niveau et un état qui n'existent pas", () => {
    const errors = errorsOf({ deadline: "2026-02-30", level: "Bac", status: "secret" });
    expect(Object.keys(errors ?? {})).toEqual(["level", "deadline", "status"]);
  });

  it("range les pays par leur code, une fois chacun", () => {
    const citizenships = "Sénégal, Mali, côte d'ivoire, senegal";
    const levels = { level: "Licence", highest_level: "Doctorat", applicants: "abroad" };
    const more = { open_to: "listed", other_fields: "Droit, Histoire", verified_on: "2026-01-15" };
    const values = scholarshipSchema.parse({ ...filledIn, ...levels, ...more, citizenships });
    const lists = { citizenships: ["SN", "ML", "CI"], other_fields: ["Droit", "Histoire"] };
    expect(values).toMatchObject({ ...levels, ...lists });
  });

  it.each([
    [{ open_to: "listed", citizenships: "Sénégal, Atlantide" }, "citizenships", /«\u00a0Atlantide/],
    [{ open_to: "residents" }, "citizenships", /au moins un pays/],
    [{ citizenships: "Mali" }, "open_to", /la liste de pays/],
    [{ open_to: "all", citizenships: "Mali" }, "open_to", /la liste de pays/],
    [{ open_to: "europe" }, "open_to", /Choisissez/],
    [{ highest_level: "Master" }, "highest_level", /plus haut/],
    [{ level: "Master", highest_level: "Master" }, "highest_level", /plus haut/],
    [{ level: "Doctorat", highest_level: "Master" }, "highest_level", /plus haut/],
    [{ verified_on: "2199-01-01" }, "verified_on", /à venir/],
    [{ other_fields: Array(21).fill("Droit").join(",") }, "other_fields", /20 éléments/],
  ])("refuse %j", (changes: Record<string, string>, field, message) => {
    expect(errorsOf(changes)).toEqual({ [field]: expect.stringMatching(message) });
  });
});
