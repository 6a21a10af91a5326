import { describe, expect, it } from "vitest";
import {
  someStatusesUnchanged,
  statusesChanged,
  unchangedReason,
} from "@/lib/copy/received-notices";

describe("Ce qu'un changement de statut répond", () => {
  it("dit à qui un courriel part", () => {
    expect(statusesChanged(1, "Entretien")).toMatchObject({
      title: "Statut changé\u00a0: Entretien",
      description: "La personne en est avertie par courriel.",
    });
    expect(statusesChanged(3, "Refusée").description).toMatch(/^3 candidatures\s: chaque personne/);
  });

  it("nomme chaque candidature qui n'a pas changé", () => {
    const reasons = ["Zoé (candidature retirée)", "Max (déjà «\u00a0Refusée\u00a0»)"];
    expect(someStatusesUnchanged({ changed: 1, of: 3, status: "Refusée", reasons })).toMatchObject({
      title: "1 sur 3 candidatures\u00a0: «\u00a0Refusée\u00a0»",
      description:
        "Inchangé pour\u00a0: Zoé (candidature retirée), Max (déjà «\u00a0Refusée\u00a0»).",
      tone: "error",
    });
    expect(someStatusesUnchanged({ changed: 0, of: 2, status: "Refusée", reasons }).title).toBe(
      "Statut inchangé",
    );
  });

  it.each([
    ["Retirée", true, "candidature retirée"],
    ["Refusée", true, "statut déjà changé cinq fois en un jour\u00a0: réessayez demain"],
    ["Sans réponse", false, "fermée sans réponse"],
    ["Entretien", false, "déjà «\u00a0Entretien\u00a0»"],
    ["En cours", false, "non enregistrée\u00a0: réessayez"],
  ])("dit pourquoi elle est restée « %s »", (status, tooOften, reason) => {
    expect(unchangedReason(status, "Entretien", tooOften)).toBe(reason);
  });
});
