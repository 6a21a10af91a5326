import { expect, it } from "vitest";
import { situationText } from "@/lib/applications/preparation";
import { targetOfAddress } from "@/lib/applications/wished";

const ID = "6f6b1c1e-0000-4000-8000-000000000001";

it.each([
  [`/emplois/${ID}?postuler=${ID}`, { kind: "job", id: ID }],
  [`/emplois?q=soudeur&postuler=${ID}`, { kind: "job", id: ID }],
  [`/freelance/${ID}?postuler=${ID}`, { kind: "freelance", id: ID }],
  [`/espace-utilisateur/postuler/bourses/${ID}`, { kind: "scholarship", id: ID }],
  [`/actualites/${ID}?postuler=${ID}`, null],
  [`/emplois/${ID}`, null],
  ["/emplois?postuler=moi", null],
  ["/espace-utilisateur", null],
  [null, null],
])("qui va à %s veut postuler à %o", (address, target) => {
  expect(targetOfAddress(address)).toEqual(target);
});

it("la situation se joint en trois lignes, sans ce qui n'est pas dit", () => {
  const all = {
    canada_status: "abroad",
    country: "Cameroun",
    french_level: "advanced",
    english_level: "none",
  } as const;
  expect(situationText(all)).toBe(
    "Ma situation\u00a0: À l’étranger, Cameroun\nFrançais\u00a0: avancé\nAnglais\u00a0: aucun",
  );
  const none = { canada_status: null, country: null, french_level: null, english_level: null };
  expect(situationText({ ...none, country: "Mali" })).toBe("Ma situation\u00a0: Mali");
  expect(situationText(none)).toBeNull();
});
