import { describe, expect, it } from "vitest";
import { eventLabel, reminderOf } from "@/lib/applications/format";
import { statusTone } from "@/lib/applications/schema";

describe("eventLabel", () => {
  it.each([
    ["sent", "En cours", "Candidature envoyée"],
    ["status", "En cours", "Message au sujet de l’entrevue"],
    ["status", "Entretien", "Nouveau statut\u00a0: «\u00a0Entretien\u00a0»"],
    ["unanswered", "Sans réponse", "Candidature fermée sans réponse"],
    ["constructor", null, "Mise à jour"],
  ])("dit %s (%s) en français", (kind, status, label) => {
    expect(eventLabel({ kind, old_status: "En cours", new_status: status })).toBe(label);
  });

  it("parle de proposition pour une mission", () => {
    const sent = { kind: "sent", old_status: null, new_status: "En cours" };
    expect(eventLabel(sent, "freelance")).toBe("Proposition envoyée");
  });
});

describe("reminderOf", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const none = { answerDueOn: null as string | null, remindedAt: null as string | null };
  const target = { status: "En cours", targetId: "/emplois/1" as string | null };
  const application = { ...target, ...none, appliedAt: "2026-11-11T11:59:00Z" };

  it("offre la relance dix jours après l'envoi", () => {
    expect(reminderOf(application, now)).toEqual({ state: "possible" });
  });

  it("dit à partir de quand, avant cela", () => {
    const later = { ...application, appliedAt: "2026-11-11T12:01:00Z" };
    expect(reminderOf(later, now)).toEqual({ state: "later", from: "2026-11-21T12:01:00.000Z" });
  });

  it("l'offre une fois passé le jour promis, et pas avant", () => {
    const promised = { ...application, answerDueOn: "2026-11-20" };
    expect(reminderOf(promised, now)).toEqual({ state: "possible" });
    expect(reminderOf({ ...application, answerDueOn: "2026-11-21" }, now)).toEqual({
      state: "later",
      from: "2026-11-22T05:00:00.000Z",
    });
  });

  it("ne l'offre qu'une fois", () => {
    const reminded = { ...application, remindedAt: "2026-11-20T12:00:00Z" };
    expect(reminderOf(reminded, now)).toEqual({ state: "done" });
  });

  it.each([
    { status: "Refusée" },
    { status: "Retirée" },
    { status: "Entretien" },
    { status: "Sans réponse" },
    { targetId: null },
  ])("ne l'offre jamais pour %j", (change) => {
    expect(reminderOf({ ...application, ...change }, now)).toBeNull();
  });
});

it("un état que le site ne connaît pas est gris", () => {
  expect(["Retirée", "toString"].map(statusTone)).toEqual(["grey", "grey"]);
});
