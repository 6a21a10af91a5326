import { describe, expect, it } from "vitest";
import { contractTypes } from "@/lib/jobs/choices";
import { parseJobFilters } from "@/lib/jobs/filters";
import {
  canonicalJobsHref,
  findLanding,
  isListed,
  landings,
  landingsNear,
} from "@/lib/jobs/landings";
import { provinces } from "@/lib/places/provinces";
import { sectors } from "@/lib/publications/sectors";

const filtersOf = (query: string) =>
  parseJobFilters(Object.fromEntries(new URLSearchParams(query)));

describe("l'adresse unique d'un état de la liste", () => {
  it.each([
    ["", "/emplois", true],
    ["utm_source=x&gclid=y&tri=date", "/emplois", true],
    ["page=3", "/emplois?page=3", true],
    ["province=quebec", "/emplois/province/quebec", true],
    ["province=quebec&page=2&utm_campaign=z", "/emplois/province/quebec?page=2", true],
    ["contrat=cdi", "/emplois/contrat/cdi", true],
    ["secteur=health", "/emplois/secteur/sante", true],
    ["secteur=inconnu", "/emplois", true],
    ["province=quebec&secteur=health", "/emplois?secteur=health&province=quebec", true],
    ["q=soins&province=quebec", "/emplois?q=soins&province=quebec", false],
    ["province=quebec&expirees=1", "/emplois?province=quebec&expirees=1", false],
    ["lieu=Laval&rayon=25", "/emplois?lieu=Laval&rayon=25", false],
    ["metier=soudeur", "/emplois?metier=soudeur", false],
  ])("« %s » devient %s, à trouver : %s", (query, address, listed) => {
    expect(canonicalJobsHref(filtersOf(query))).toBe(address);
    expect(isListed(filtersOf(query))).toBe(listed);
  });
});

describe("les pages d'accueil par contrat, province et secteur", () => {
  it("il y en a une pour chaque entrée des menus", () => {
    const entries = [...contractTypes, ...provinces, ...Object.keys(sectors)];
    expect(landings).toHaveLength(entries.length);
    expect(new Set(landings.map(({ path }) => path)).size).toBe(landings.length);
  });

  it("chacune a ses propres mots, d'une longueur que les moteurs montrent", () => {
    const words = landings.flatMap(({ description, paragraphs }) => [description, ...paragraphs]);
    expect(new Set(words).size).toBe(words.length);
    for (const { heading, description, paragraphs } of landings) {
      expect(description.length, heading).toBeGreaterThan(80);
      expect(description.length, heading).toBeLessThanOrEqual(160);
      expect(paragraphs.join(" ").length, heading).toBeGreaterThan(280);
    }
  });

  it("chacune mène à trois voisines qui existent, jamais à elle-même", () => {
    for (const landing of landings) {
      const near = landingsNear(landing);
      expect(near, landing.heading).toHaveLength(3);
      expect(near).not.toContain(landing);
    }
  });

  it.each(["", "QUEBEC", "../admin", "__proto__", "constructor"])(
    "« %s » n'en est pas une",
    (slug) => {
      expect(findLanding("province", slug)).toBeNull();
    },
  );
});
