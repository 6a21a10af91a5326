import { describe, expect, it } from "vitest";
import { offersByProvince, shadeOf, shadesOf } from "@/lib/jobs/province-map";

const startsOf = (counts: number[]) => shadesOf(counts).map(({ from }) => from);

describe("les classes de la carte", () => {
  it.each([
    ["un site qui commence", [0, 1, 2, 3], [1, 2]],
    ["un site ordinaire", [0, 3, 4, 12, 54, 120], [1, 10, 20, 50]],
    ["un million d'offres", [0, 900, 12_000, 310_000, 420_000], [1, 5_000, 20_000, 100_000]],
    ["des nombres semblables", [30, 41, 54], [1, 50]],
    ["une seule province", [0, 0, 37], [1]],
    ["les mêmes nombres partout", [7, 7, 7], [1]],
  ])("%s : des bornes rondes", (_, counts, starts) => {
    expect(startsOf(counts)).toEqual(starts);
  });

  it("sans aucune offre, il n'y en a pas", () => {
    expect(shadesOf([])).toEqual([]);
    expect(shadesOf([0, 0])).toEqual([]);
  });

  it("chaque nombre tombe dans la classe qui le dit, zéro dans aucune", () => {
    const counts = [0, 1, 2, 3, 4, 9, 10, 11, 49, 50, 99, 100, 999, 1_000, 54_321];
    const shades = shadesOf(counts);
    expect(shadeOf(0, shades)).toBe(0);
    for (const count of counts.filter((one) => one > 0)) {
      const holding = shades.filter(
        ({ from, to }) => count >= from && (to === null || count <= to),
      );
      expect(holding, String(count)).toEqual([shades[shadeOf(count, shades) - 1]]);
    }
  });

  it("quatre au plus, et ni la première ni la dernière n'est vide", () => {
    for (const most of [1, 2, 3, 5, 8, 19, 77, 480, 6_543, 1_000_000]) {
      for (const least of [1, 2, 9, 60].filter((one) => one <= most)) {
        const shades = shadesOf([0, least, most]);
        expect(shades.length, `${least}, ${most}`).toBeLessThanOrEqual(4);
        expect(shadeOf(least, shades), `${least}, ${most}`).toBe(1);
        expect(shadeOf(most, shades), `${least}, ${most}`).toBe(shades.length);
      }
    }
  });
});

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
