import { describe, expect, it } from "vitest";
import { aroundPlace, distanceLabel, townLabel } from "@/lib/places/towns";

describe("Une ville", () => {
  it("se nomme avec sa province", () => {
    expect(townLabel({ name: "Windsor", province: "QC" })).toBe("Windsor (Québec)");
    expect(townLabel({ name: "Windsor", province: "NS" })).toBe("Windsor (Nouvelle-Écosse)");
  });

  it.each([
    [0, undefined],
    [12, "à 12\u00a0km"],
    [50, "à 50\u00a0km"],
    [51, "en télétravail"],
  ])("à %i km du centre d'un rayon de 50 km, dit %s", (km, words) => {
    expect(distanceLabel(km, 50)).toBe(words);
  });

  it.each([
    ["Sherbrooke", "À 50\u00a0km au plus de Sherbrooke"],
    ["Ottawa (Ontario)", "À 50\u00a0km au plus d’Ottawa (Ontario)"],
    ["Étang-du-Nord", "À 50\u00a0km au plus d’Étang-du-Nord"],
    ["Le Bic", "À 50\u00a0km au plus du Bic"],
    ["Les Escoumins", "À 50\u00a0km au plus des Escoumins"],
    ["Lévis", "À 50\u00a0km au plus de Lévis"],
  ])("dans un rayon : %s se dit %s", (place, expected) => {
    expect(aroundPlace(50, place)).toBe(expected);
  });
});
