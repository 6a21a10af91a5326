import { describe, expect, it } from "vitest";
import {
  activeFreelanceJobFilters,
  freelanceJobsHref,
  parseFreelanceJobFilters,
} from "@/lib/freelance/filters";

const none = {
  q: "",
  skill: null,
  budget: null,
  duration: null,
  abroad: false,
  language: null,
  sort: "date",
  expired: false,
  page: 1,
};

describe("parseMissionFilters", () => {
  it("lit chaque filtre de l'adresse", () => {
    expect(
      parseFreelanceJobFilters({
        q: "  site   web ",
        competence: "NodeJS",
        budget: "a-negocier",
        duree: "plus-de-3-mois",
        expirees: "1",
        page: "2",
      }),
    ).toMatchObject({
      q: "site web",
      skill: { label: "Node.js" },
      budget: { label: "À négocier" },
      duration: { label: "Plus de 3 mois" },
      expired: true,
      page: 2,
    });
  });

  it.each([
    [{ competence: "cobol", budget: "gratuit", duree: "toujours", expirees: "oui", page: "0" }],
    [{ competence: "toString", budget: "__proto__", tri: "prix", page: "abc" }],
    [{ q: "\0\0", page: "-1" }],
    [{}],
  ])("ignore ce qui n'a pas de sens (%o)", (params) => {
    expect(parseFreelanceJobFilters(params)).toEqual(none);
  });

  it("garde 200 caractères d'une recherche de 5 000", () => {
    expect(parseFreelanceJobFilters({ q: "é".repeat(5_000) }).q).toHaveLength(200);
  });
});

describe("missionsHref", () => {
  it("rend l'adresse dont elle vient", () => {
    const params = { q: "C++ & %", competence: "react", budget: "2000-a-5000", tri: "pertinence" };
    const href = freelanceJobsHref(parseFreelanceJobFilters(params));
    expect(Object.fromEntries(new URL(href, "http://x").searchParams)).toEqual(params);
  });

  it("tait les valeurs par défaut", () => {
    expect(freelanceJobsHref(parseFreelanceJobFilters({ page: "1" }))).toBe("/freelance");
  });
});

describe("activeMissionFilters", () => {
  it("retire un filtre à la fois et revient à la première page", () => {
    const filters = parseFreelanceJobFilters({ q: "logo", duree: "1-a-3-mois", page: "3" });
    expect(activeFreelanceJobFilters(filters)).toEqual([
      { label: "«\u00a0logo\u00a0»", href: "/freelance?duree=1-a-3-mois" },
      { label: "1 à 3 mois", href: "/freelance?q=logo" },
    ]);
  });
});
