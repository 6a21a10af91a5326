import { describe, expect, it } from "vitest";
import { addressElsewhere } from "@/lib/copy/employer-notices";
import { shownDomain, siteDomain, verificationLabels } from "@/lib/employers/verification";

describe("Le domaine d'un site", () => {
  it.each([
    ["https://www.maison.example/a?b#c", "maison.example"],
    ["https://Maison.Example", "maison.example"],
    ["https://carrieres.maison.example/", "carrieres.maison.example"],
    ["https://hôtel.example/", "xn--htel-vqa.example"],
  ])("de %s est %s", (website, domain) => expect(siteDomain(website)).toBe(domain));

  it("n'existe pas pour ce qui n'est pas un site à lui", () => {
    const hosts = ["maison.example:8443", "moi@maison.example", "127.0.0.1", "[::1]", "localhost"];
    const others = [null, "", "maison.example", "http://maison.example/"];
    for (const website of [...others, ...hosts.map((host) => `https://${host}/`)]) {
      expect(siteDomain(website)).toBeNull();
    }
  });
});

it("dit comment une entreprise a été vérifiée, et rien d'une façon inconnue", () => {
  expect(verificationLabels("mail")).toBe("grâce à son adresse courriel");
  expect(verificationLabels("toString")).toBe("");
  expect(verificationLabels(null)).toBe("");
  expect(addressElsewhere("maison.example").description).toContain("@maison.example");
  expect(addressElsewhere(null).description).not.toContain("@");
});

it("nomme le domaine qui a été montré, par courriel ou par site seulement", () => {
  const shown = { verifiedAt: "2026-11-01T12:00:00Z", website: "https://www.maison.example/fr" };
  expect(shownDomain({ ...shown, verifiedBy: "mail" })).toBe("maison.example");
  expect(shownDomain({ ...shown, verifiedBy: "site" })).toBe("maison.example");
  expect(shownDomain({ ...shown, verifiedBy: "operator" })).toBeNull();
});
