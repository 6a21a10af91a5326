import { describe, expect, it } from "vitest";
import { someStatusesKept, statusesChanged } from "@/lib/copy/received-notices";

describe("Ce qu'un changement de statut répond", () => {
  it("dit à qui un courriel part", () => {
    expect(statusesChanged(1, "Entretien")).toMatchObject({
      title: "Statut changé : Entretien",
      description: "La personne en est avertie par courriel.",
    });
    expect(statusesChanged(3, "Refusée").description).toMatch(/^3 candidatures : chaque personne/);
  });

  it("nomme chaque candidature qui n'a pas changé", () => {
    const reasons = ["Zoé (candidature retirée)", "Max (déjà « Refusée »)"];
    expect(someStatusesKept({ changed: 1, of: 3, status: "Refusée", reasons })).toMatchObject({
      title: "1 sur 3 candidatures : « Refusée »",
      description: "Inchangé pour : Zoé (candidature retirée), Max (déjà « Refusée »).",
      tone: "error",
    });
    expect(someStatusesKept({ changed: 0, of: 2, status: "Refusée", reasons }).title).toBe(
      "Statut inchangé",
    );
  });
});
