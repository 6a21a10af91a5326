import { describe, expect, it } from "vitest";
import { noDeadline } from "@/components/scholarships/scholarship-card";
import { coverLetter } from "@/lib/copy/application-notices";
import { countCompared, countMore } from "@/lib/copy/counts";
import { flashMessage } from "@/lib/copy/flash-messages";
import { withNotice } from "@/lib/copy/flash-parameter";
import {
  someStatusesUnchanged,
  statusesChanged,
  unchangedReason,
} from "@/lib/copy/received-notices";

describe("Ce qu'un changement de statut répond", () => {
  it("dit à qui un courriel part", () => {
    expect(statusesChanged(1, "Entretien")).toMatchObject({
      title: "Statut enregistré\u00a0: Entretien",
      description: "La personne en est avertie par courriel.",
    });
    expect(statusesChanged(3, "Refusée").description).toMatch(/^3 candidatures\s: chaque personne/);
  });

  it("nomme chaque candidature qui n'a pas changé", () => {
    const reasons = ["Zoé (candidature retirée)", "Max (déjà «\u00a0Refusée\u00a0»)"];
    const some = { changed: 1, of: 3, status: "Refusée", reasons };
    expect(someStatusesUnchanged(some)).toEqual({
      title: "1 candidature sur 3\u00a0: «\u00a0Refusée\u00a0»",
      description: `Statut inchangé pour\u00a0: ${reasons.join(", ")}.`,
    });
    const none = someStatusesUnchanged({ ...some, changed: 0 });
    expect(none).toMatchObject({ title: "Statut inchangé", tone: "error" });
  });

  it.each([
    ["Retirée", true, "candidature retirée"],
    ["Refusée", true, "statut déjà changé cinq fois en un jour\u00a0: réessayez demain"],
    ["Sans réponse", false, "fermée sans réponse"],
    ["Entretien", false, "entrevue déjà proposée\u00a0: écrivez un message ou changez l’heure"],
    ["En cours", false, "non enregistrée\u00a0: réessayez"],
  ])("dit pourquoi elle est restée « %s »", (status, tooOften, reason) => {
    expect(unchangedReason(status, "Entretien", tooOften)).toBe(reason);
  });
});

describe("les avis que porte une adresse", () => {
  it("sont ceux de la liste, et eux seuls", () => {
    expect(flashMessage("acces-refuse")?.title).toBe("Accès non autorisé");
    expect(flashMessage("au-revoir")?.title).toBe("Déconnexion réussie");
    for (const key of ["jobNotFound", "constructor", "Votre compte est piraté", "", null]) {
      expect(flashMessage(key)).toBeNull();
    }
  });

  it.each([
    ["/", "/?avis=bienvenue"],
    ["/emplois?q=a", "/emplois?q=a&avis=bienvenue"],
    ["/emplois/1#postuler", "/emplois/1?avis=bienvenue#postuler"],
  ])("s'ajoutent à %s", (path, expected) => {
    expect(withNotice(path, "bienvenue")).toBe(expected);
  });
});

describe("La lettre proposée", () => {
  const parts = { title: "Analyste", company: "Boréal inc.", applicant: "Camille Roy" };

  it.each(["job", "freelance", "scholarship"] as const)(
    "a le titre, la société et le nom, sans point doublé (%s)",
    (kind) => {
      const letter = coverLetter({ kind, ...parts });
      expect(letter).toMatch(/^Madame, Monsieur,\n\n.*«\u00a0Analyste\u00a0».*\n\nCamille Roy$/s);
      expect(letter).toContain("Boréal inc.");
      expect(letter).not.toContain("..");
    },
  );

  it("se passe de la société quand il n'y en a pas", () => {
    const letter = coverLetter({ kind: "freelance", ...parts, company: null });
    expect(letter).toContain("la mission «\u00a0Analyste\u00a0». Mon CV");
    expect(letter).not.toContain("null");
  });
});

it("Les cartes comptent ce qu'elles taisent, et renvoient à l'organisme pour une date", () => {
  expect([1, 2].map(countMore)).toEqual(["+1 autre", "+2 autres"]);
  expect(noDeadline("official")).toBeNull();
  expect(noDeadline("direct")).toBe("Sans date limite");
});

it.each([
  [30, 2, 1, "2 bourses vous correspondent, 1 est à vérifier, sur 30 comparées."],
  [3, 1, 2, "1 bourse vous correspond, 2 sont à vérifier, sur 3 comparées."],
  [1, 0, 0, "Aucune bourse ne vous correspond, sur 1 comparée."],
])("%i bourses comparées, dont %i et %i, se disent « %s »", (found, fitting, unsure, text) => {
  expect(countCompared({ found, fitting, unsure })).toBe(text);
});
