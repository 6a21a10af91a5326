import { describe, expect, it } from "vitest";
import {
  activeScholarshipFilters,
  parseScholarshipFilters,
  scholarshipsHref,
} from "@/lib/scholarships/filters";

describe("parseScholarshipFilters", () => {
  it("lit chaque filtre de l'adresse", () => {
    expect(
      parseScholarshipFilters({
        q: "laval",
        niveau: "Doctorat",
        domaine: "medecine",
        type: "complete",
        situation: "etranger",
        expirees: "1",
        page: "2",
      }),
    ).toMatchObject({
      q: "laval",
      level: { label: "Doctorat" },
      field: { label: "Médecine" },
      type: { label: "Complète" },
      situation: { label: "Pas encore au Canada" },
      expired: true,
      page: 2,
    });
  });

  it("ignore ce qui n'a pas de sens", () => {
    expect(
      parseScholarshipFilters({
        niveau: "maternelle",
        domaine: "constructor",
        type: "full",
        situation: "lune",
        page: "1e3",
      }),
    ).toEqual({
      q: "",
      level: null,
      field: null,
      type: null,
      situation: null,
      sort: "date",
      expired: false,
      page: 1,
    });
  });
});

describe("scholarshipsHref", () => {
  it("rend l'adresse dont elle vient", () => {
    const params = {
      niveau: "master",
      domaine: "commerce",
      type: "partielle",
      situation: "canada",
      tri: "pertinence",
    };
    const href = scholarshipsHref(parseScholarshipFilters(params));
    expect(Object.fromEntries(new URL(href, "http://x").searchParams)).toEqual(params);
  });
});

describe("activeScholarshipFilters", () => {
  it("nomme le type et retire un filtre à la fois", () => {
    const filters = parseScholarshipFilters({ niveau: "licence", type: "complete", page: "2" });
    expect(activeScholarshipFilters(filters)).toEqual([
      { label: "Licence", href: "/bourses?type=complete" },
      { label: "Bourse complète", href: "/bourses?niveau=licence" },
    ]);
  });
});
