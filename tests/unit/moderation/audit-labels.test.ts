import { describe, expect, it } from "vitest";
import {
  actorLabel,
  auditLabels,
  kindLabel,
  knownActs,
  reasonLabel,
} from "@/lib/moderation/format";
import type { AuditLine } from "@/lib/moderation/schema";

const line = (actor: string, organisation: string | null): AuditLine => ({
  ...{ id: 1, createdAt: "2026-11-22T12:00:00Z", action: "cv_opened", title: "Soudeur" },
  ...{ actor, status: null, organisation },
});

describe("Les mots du registre", () => {
  it.each([
    ["removed", "$& et $1 %", "Contenu retiré du site\u00a0: $& et $1 %"],
    ["cv_opened", null, "CV ouvert"],
    ["suspended", "inutile", "Compte suspendu"],
    // An act that is newer than the site.
    ["autre_acte", null, "autre_acte"],
  ])("disent l'acte %s et son titre, tel qu'il est écrit : %s", (act, title, words) => {
    expect(auditLabels(act, title)).toBe(words);
  });

  it("nomment chaque acte une fois, sans trou", () => {
    const labels = knownActs.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.filter((label) => /[%:]/.test(label))).toEqual([]);
  });

  it.each([
    ["self", null, "Vous"],
    ["recruiter", "Boréal", "Le recruteur (Boréal)"],
    ["recruiter", null, "Le recruteur"],
    ["operator", null, "L’équipe du site"],
    ["site", null, "Le site lui-même"],
  ])("disent qui, pas son nom (%s)", (actor, organisation, words) => {
    expect(actorLabel(line(actor, organisation))).toBe(words);
  });
});

describe("Les mots d'un dossier", () => {
  it.each([
    ["job", "Offre d’emploi"],
    ["evenement", "evenement"],
  ])("« %s » se lit « %s »", (kind, label) => expect(kindLabel(kind)).toBe(label));

  it("une raison inconnue se lit telle quelle", () => {
    expect(reasonLabel("fees", "job")).toMatch(/argent/);
    expect(reasonLabel("discrimination", "comment")).toMatch(/injurieux/);
    expect(reasonLabel("constructor", "job")).toBe("constructor");
  });
});
