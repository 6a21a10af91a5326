import { describe, expect, it } from "vitest";
import { offersByProvince } from "@/lib/jobs/offers-by-province";

const counted = [
  { kind: "contrat", value: "CDI", offers: 60 },
  { kind: "contrat", value: "Stage", offers: 11 },
  { kind: "secteur", value: "health", offers: 40 },
  { kind: "province", value: "QC", offers: 54 },
  { kind: "province", value: "PE", offers: 1 },
  { kind: "province", value: "ON", offers: 9 },
] as const;

describe("les offres par province", () => {
  it("nomme les treize, la plus fournie d'abord, puis par ordre alphabétique", () => {
    const { provinces } = offersByProvince(counted);
    expect(provinces).toHaveLength(13);
    expect(provinces.slice(0, 5).map(({ label, offers }) => [label, offers])).toEqual([
      ["Québec", 54],
      ["Ontario", 9],
      ["Île-du-Prince-Édouard", 1],
      ["Alberta", 0],
      ["Colombie-Britannique", 0],
    ]);
    expect(provinces[2]?.path).toBe("/emplois/province/ile-du-prince-edouard");
  });

  it("compte toutes les offres, et à part celles qui ne nomment aucune province", () => {
    expect(offersByProvince(counted)).toMatchObject({ total: 71, elsewhere: 7 });
    expect(offersByProvince([])).toMatchObject({ total: 0, elsewhere: 0 });
  });
});
