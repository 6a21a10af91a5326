import { describe, expect, it } from "vitest";
import { savedSearchOf } from "@/app/_parts/by-kind";
import { savedSearchSchema } from "@/lib/alerts/schema";

describe("La recherche d'une adresse", () => {
  it.each([
    [
      "/emplois?q=soins&lieu=Laval&contrat=CDI&province=quebec&teletravail=1&salaire=50000",
      {
        q: "soins",
        place: "Laval",
        filters: { contract: ["CDI"], province: ["QC"], remote: ["1"], pay: ["50000"] },
      },
      "« soins », Laval, CDI, Québec, Télétravail, Au moins 50 000 $",
    ],
    ["/emplois", {}, "Toutes les offres d’emploi"],
    [
      "/freelance?q=site&competence=react&budget=a-negocier",
      { q: "site", filters: { competence: ["React"], budget: ["a-negocier"] } },
      "« site », React, À négocier",
    ],
    [
      "/bourses?niveau=master&domaine=medecine&type=complete",
      { filters: { niveau: ["Master"], domaine: ["Médecine"], type: ["complete"] } },
      "Master, Médecine, Bourse complète",
    ],
    ["/actualites?categorie=visas", { filters: { categorie: ["visas", "visas"] } }, "Visas"],
  ])("%s", (address, query, label) => {
    const search = savedSearchOf(address);
    expect(search?.params).toEqual(query);
    expect(search?.label.replaceAll(/[\u00A0\u202F]/g, " ")).toBe(label);
    expect(search?.address).toBe(address);
  });

  it("n'est ni sa page, ni son ordre, ni ses annonces expirées", () => {
    const search = savedSearchOf("/emplois?q=soins&page=3&tri=pertinence&expirees=1");
    expect(search?.address).toBe("/emplois?q=soins");
    expect(search?.params).toEqual({ q: "soins" });
    expect(search?.label).toBe("«\u00a0soins\u00a0»");
  });

  const NOT_LISTS = "|/|/admin|/emplois/1|//ailleurs.test|https://ailleurs.test|__proto__";
  it.each(NOT_LISTS.split("|"))("n'existe pas pour %j", (address) =>
    expect(savedSearchOf(address)).toBeNull(),
  );

  it("passe par le formulaire d'une liste telle quelle", () => {
    const search = savedSearchOf("/bourses?q=génie&niveau=doctorat");
    const sent = { ...search, params: JSON.stringify(search?.params) };
    expect(savedSearchSchema.parse(sent)).toEqual({ ...search, frequency: "weekly" });
  });

  it.each([
    { params: "{" },
    { params: "[1]" },
    { params: `{"q":"${"a".repeat(2000)}"}` },
    { label: " " },
    { address: "/admin" },
    { address: "//ailleurs.test" },
    { kind: "recette" },
  ])("refuse %j", (change) => {
    const search = { kind: "job", params: "{}", label: "Tout", address: "/emplois" };
    expect(savedSearchSchema.safeParse({ ...search, ...change }).success).toBe(false);
  });
});
