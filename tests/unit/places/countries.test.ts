import { describe, expect, it } from "vitest";
import { countries, countryNamed, countryOf } from "@/lib/places/countries";

describe("Les pays", () => {
  it("ont chacun un code et un nom", () => {
    expect(countries.length).toBe(205);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    for (const { code, label } of countries) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(label, code).toMatch(/^\p{Lu}/u);
    }
  });

  it("suivent l'alphabet sans regarder les accents", () => {
    const labels = countries.map(({ label }) => label);
    expect(labels.indexOf("Équateur")).toBeLessThan(labels.indexOf("Espagne"));
    expect(labels[0]).toBe("Afghanistan");
  });

  it.each([
    ["Sénégal", "SN"],
    ["senegal", "SN"],
    [" côte d'ivoire ", "CI"],
    ["Cote d’Ivoire", "CI"],
    ["ÉTATS-UNIS", "US"],
    ["RDC", "CD"],
    ["Vietnam", "VN"],
    ["tn", "TN"],
  ])("reconnaissent %j", (name, code) => {
    expect(countryNamed(name)?.code).toBe(code);
  });

  it("ne se devinent pas", () => {
    expect(["", "Atlantide", "ZZ", "Sénégal Mali", "constructor"].filter(countryNamed)).toEqual([]);
  });

  it("se retrouvent par leur code", () => {
    expect(countryOf("HT")).toEqual({ code: "HT", slug: "ht", label: "Haïti" });
    expect(countryOf("ht")).toBeUndefined();
  });
});
