import { describe, expect, it } from "vitest";
import { tradePath, wholeClasses } from "@/lib/trades/figures";
import { proposedTrade } from "@/lib/trades/proposal";
import { trades } from "@/lib/trades/trades";

describe("les classes de salaire", () => {
  it("comptent aussi celles du milieu que personne ne paie", () => {
    const found = [
      { least_pay: 40_000, offers: 3 },
      { least_pay: 60_000, offers: 8 },
    ];
    expect(wholeClasses(found)).toEqual([
      { from: 40_000, to: 50_000, offers: 3 },
      { from: 50_000, to: 60_000, offers: 0 },
      { from: 60_000, to: 70_000, offers: 8 },
    ]);
  });

  it("réunissent au bout celles qui sont trop loin, sans perdre d'offre", () => {
    const found = [
      { least_pay: 40_000, offers: 10 },
      { least_pay: 990_000, offers: 1 },
    ];
    const classes = wholeClasses(found, 5);
    expect(classes).toHaveLength(5);
    expect(classes.at(-1)).toEqual({ from: 80_000, to: null, offers: 1 });
    expect(classes.reduce((sum, { offers }) => sum + offers, 0)).toBe(11);
  });

  it("ne sont rien de rien", () => {
    expect(wholeClasses([])).toEqual([]);
  });
});

it("l'adresse d'un métier dit la province s'il y en a une", () => {
  expect(tradePath("soudeur")).toBe("/metiers/soudeur");
  expect(tradePath("soudeur", { slug: "quebec" })).toBe("/metiers/soudeur/quebec");
});

describe("le métier proposé d'après un titre", () => {
  it.each([
    ["Infirmière clinicienne", "infirmier"],
    ["Infirmier·ère auxiliaire de nuit", "infirmier-auxiliaire"],
    ["Électricien·ne", "electricien"],
    ["Technicienne en génie électrique", "technicien-genie-electrique"],
    ["SOUDEUSE-MONTEUSE", "soudeur"],
    ["Conductrice de camion", null],
    ["Gardien de phare", null],
    ["", null],
  ])("« %s » : %s", (title, slug) => {
    expect(proposedTrade(title)?.slug ?? null).toBe(slug);
  });

  it("chaque métier se propose par son nom", () => {
    for (const { slug, name } of trades) {
      const found = proposedTrade(name);
      if (found !== null) expect(found.slug, name).toBe(slug);
    }
    const known = trades.filter(({ name }) => proposedTrade(name) !== null);
    expect(known.length).toBeGreaterThan(trades.length / 2);
  });
});
