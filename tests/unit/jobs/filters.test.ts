import { describe, expect, it } from "vitest";
import { activeJobFilters, jobsHref, parseJobFilters } from "@/lib/jobs/filters";

describe("parseJobFilters", () => {
  it("lit chaque filtre de l'adresse", () => {
    expect(
      parseJobFilters({
        q: "soins",
        lieu: "Laval",
        rayon: "50",
        contrat: "cdi",
        secteur: "health",
        province: "quebec",
        metier: "infirmier",
        teletravail: "1",
        salaire: "50000",
        etranger: "1",
        sans_permis: "1",
        mobilite: "1",
        langue: "bilingue",
        tri: "pertinence",
        expirees: "1",
        page: "3",
      }),
    ).toMatchObject({
      q: "soins",
      place: "Laval",
      radius: 50,
      contract: "CDI",
      sector: "health",
      province: { code: "QC" },
      trade: { slug: "infirmier" },
      remote: true,
      pay: 50_000,
      abroad: true,
      noPermit: true,
      mobility: true,
      language: { slug: "bilingue" },
      sort: "pertinence",
      expired: true,
      page: 3,
    });
  });

  it("ignore ce qui n'a pas de sens", () => {
    expect(
      parseJobFilters({
        contrat: "bénévolat",
        rayon: "51",
        secteur: "toString",
        province: "Texas",
        metier: "alchimiste",
        teletravail: "oui",
        salaire: "50001",
        etranger: "oui",
        langue: "latin",
        tri: "salaire",
        page: "abc",
      }),
    ).toEqual({
      q: "",
      place: "",
      radius: null,
      contract: null,
      sector: null,
      province: null,
      trade: null,
      remote: false,
      pay: null,
      abroad: false,
      noPermit: false,
      mobility: false,
      language: null,
      sort: "date",
      expired: false,
      page: 1,
    });
  });
});

describe("jobsHref", () => {
  it("rend l'adresse dont elle vient", () => {
    const params = {
      q: "C++ & %",
      lieu: "Québec (Québec)",
      rayon: "25",
      contrat: "Stage",
      province: "ontario",
      metier: "soudeur",
      teletravail: "1",
      salaire: "80000",
      etranger: "1",
      sans_permis: "1",
      mobilite: "1",
      langue: "francais",
      tri: "pertinence",
      page: "2",
    };
    const href = jobsHref(parseJobFilters(params));
    expect(Object.fromEntries(new URL(href, "http://x").searchParams)).toEqual(params);
  });

  it("tait les valeurs par défaut", () => {
    expect(jobsHref(parseJobFilters({ page: "1" }))).toBe("/emplois");
  });
});

describe("activeJobFilters", () => {
  it("dit le lieu et son rayon d'un mot, et les retire ensemble", () => {
    const filters = parseJobFilters({ q: "soins", lieu: "Ottawa", rayon: "50" });
    expect(activeJobFilters(filters).map(({ label, href }) => [label, href])).toEqual([
      ["«\u00a0soins\u00a0»", "/emplois?lieu=Ottawa&rayon=50"],
      ["À 50\u00a0km d’Ottawa", "/emplois?q=soins"],
    ]);
    expect(activeJobFilters(parseJobFilters({ rayon: "50" }))).toEqual([]);
  });

  it("dit le métier par son nom, et le retire", () => {
    const [active] = activeJobFilters(parseJobFilters({ metier: "soudeur", salaire: "50000" }));
    expect(active?.label).toBe("Soudeur·euse");
    expect(active?.href).toBe("/emplois?salaire=50000");
  });

  it("dit ce qui concerne l'étranger, et le retire un à un", () => {
    const filters = parseJobFilters({ etranger: "1", mobilite: "1", langue: "francais" });
    expect(activeJobFilters(filters).map(({ label, href }) => [label, href])).toEqual([
      ["Ouvert aux candidatures de l’étranger", "/emplois?mobilite=1&langue=francais"],
      ["Mobilité francophone possible", "/emplois?etranger=1&langue=francais"],
      ["Langue demandée\u00a0: français seulement", "/emplois?etranger=1&mobilite=1"],
    ]);
  });

  it("retire un filtre à la fois et revient à la première page", () => {
    const filters = parseJobFilters({ q: "soins", province: "quebec", page: "4" });
    expect(activeJobFilters(filters).map(({ label, href }) => [label, href])).toEqual([
      ["«\u00a0soins\u00a0»", "/emplois?province=quebec"],
      ["Québec", "/emplois?q=soins"],
    ]);
  });
});
