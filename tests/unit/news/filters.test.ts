import { describe, expect, it } from "vitest";
import { activeNewsFilters, newsHref, parseNewsFilters } from "@/lib/news/filters";

describe("L'adresse de la liste des articles", () => {
  it("rend ce qu'elle a dit", () => {
    const params = { q: "permis & %", categorie: "visas", tri: "pertinence", page: "2" };
    const href = newsHref(parseNewsFilters(params));
    expect(Object.fromEntries(new URL(href, "http://x").searchParams)).toEqual(params);
  });

  it("se défait d'un filtre à la fois", () => {
    const filters = parseNewsFilters({ q: "permis", categorie: "Études", page: "3" });
    expect(activeNewsFilters(filters)).toEqual([
      { label: "«\u00a0permis\u00a0»", href: "/actualites?categorie=studies" },
      { label: "Études", href: "/actualites?q=permis" },
    ]);
  });
});
