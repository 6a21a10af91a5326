import { describe, expect, it } from "vitest";
import { parseReceivedList, receivedExportHref, receivedHref } from "@/lib/applications/received";
import { canAnswer, statusChangeInput } from "@/lib/applications/status-change";

const ID = "786abbc2-4392-466b-8ef6-8aab90062d09";

describe("La liste des candidatures reçues", () => {
  it("se lit dans son adresse, et s'y récrit", () => {
    const list = parseReceivedList({
      q: " zoé ",
      publication: ID.toUpperCase(),
      statut: "Refusee",
      tri: "nom",
      page: "3",
    });
    expect(list).toMatchObject({ q: "zoé", publication: ID, page: 3 });
    expect(list.status?.label).toBe("Refusée");
    expect(receivedHref(list)).toBe(
      `/admin/candidatures?q=zo%C3%A9&publication=${ID}&statut=refusee&tri=nom&page=3`,
    );
    expect(receivedExportHref(list)).not.toContain("page=");
    expect(receivedExportHref(list)).toContain("/export?q=zo%C3%A9&publication=");
  });

  it.each([
    {},
    { publication: "1 or 1=1", statut: "acceptee", tri: "id;drop", page: "-1" },
    { publication: ["", ID], statut: "", page: "0" },
  ])("ignore ce qui n'a pas de sens : %j", (params) => {
    expect(receivedHref(parseReceivedList(params))).toBe("/admin/candidatures");
  });
});

describe("Un changement de statut", () => {
  const change = { ids: [ID], status: "Entretien", message: " À mardi " };

  it("porte des candidatures, un statut et un message", () => {
    expect(statusChangeInput.parse(change)).toMatchObject({ ...change, message: "À mardi" });
  });

  it.each([
    { ids: [] },
    { ids: ["toutes"] },
    { ids: Array.from({ length: 51 }, () => ID) },
    { status: "Retirée" },
    { interview: "mardi" },
    { status: null },
    { message: "a".repeat(2001) },
  ])("est refusé avec %j", (wrong) => {
    expect(statusChangeInput.safeParse({ ...change, ...wrong }).success).toBe(false);
  });

  it("ne se donne plus à une candidature retirée", () => {
    expect(["En cours", "Entretien", "Refusée", "Retirée"].filter(canAnswer)).toEqual([
      "En cours",
      "Entretien",
      "Refusée",
    ]);
  });
});
