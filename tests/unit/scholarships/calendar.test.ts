import { describe, expect, it } from "vitest";
import { calendarHeaders, deadlinesFile, savedDeadlinesFile } from "@/lib/scholarships/format";

const bourse = {
  id: "57e85878-4bc9-4e5c-8cf7-48ad57575199",
  title: "Bourse de la relève, volet 2",
  university: "Université Laval",
  deadline: "2027-02-28",
  official_link: "https://example.org/bourse",
  updated_at: "2026-11-01T12:00:00+00:00",
};

describe("deadlinesFile", () => {
  it("dit la date limite, la page et le site officiel", () => {
    const file = deadlinesFile([bourse]).replaceAll("\r\n ", "");
    expect(file).toContain("SUMMARY:Date limite\u00a0: Bourse de la relève\\, volet 2\r\n");
    expect(file).toContain("DTSTART;VALUE=DATE:20270228\r\nDTEND;VALUE=DATE:20270301\r\n");
    expect(file).toContain("DTSTAMP:20261101T120000Z");
    expect(file).toContain(`/bourses/${bourse.id}`);
    expect(file).toContain("Site de l’organisme\u00a0: https://example.org/bourse");
  });

  it("est le même à chaque fois, et une bourse a le même identifiant parmi les siennes", () => {
    const file = deadlinesFile([bourse]).replaceAll("\r\n ", "");
    expect(file).toBe(deadlinesFile([bourse]).replaceAll("\r\n ", ""));
    const [uid = ""] = /UID:.*/.exec(file) ?? [];
    expect(uid).toMatch(/^UID:bourse-57e85878-.*@localhost/);
    expect(savedDeadlinesFile([bourse]).replaceAll("\r\n ", "")).toContain(uid);
  });
});

it("calendarHeaders fait garder un fichier et afficher un abonnement", () => {
  const attachment = { "Content-Disposition": 'attachment; filename="a.ics"' };
  expect(calendarHeaders("a.ics")).toMatchObject(attachment);
  expect(calendarHeaders()).toMatchObject({ "Content-Disposition": "inline" });
});
