import { expect, it } from "vitest";
import { situationOf } from "@/lib/applications/preparation";
import { labelled } from "@/lib/applications/schema";
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

it("la situation se joint point par point, sans ce qui n'est pas dit", () => {
  const none = { phone: null, canada_status: null, country: null };
  const levels = { french_level: null, english_level: null };
  expect(
    situationOf({
      phone: "514 555-0101",
      canada_status: "abroad",
      country: "Cameroun",
      french_level: "advanced",
      english_level: "none",
    }).map(labelled),
  ).toEqual([
    ["Téléphone", "514 555-0101"],
    ["Situation", "À l’étranger"],
    ["Pays", "Cameroun"],
    ["Français", "avancé"],
    ["Anglais", "aucun"],
  ]);
  expect(situationOf({ ...none, ...levels })).toEqual([]);
});
