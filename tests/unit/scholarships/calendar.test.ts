import { describe, expect, it } from "vitest";
import { calendarResponse } from "@/lib/feeds/calendar";
import { deadlinesFile, savedDeadlinesFile } from "@/lib/scholarships/format";

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
    const saved = savedDeadlinesFile([bourse]).replaceAll("\r\n ", "");
    expect(saved).toContain(uid);
    expect(saved).toContain("DTSTAMP:20261101T120000Z");
  });
});

describe("calendarResponse", () => {
  const request = (tag?: string) =>
    new Request("https://site.test/", { headers: tag ? { "if-none-match": tag } : {} });

  it("fait garder un fichier et afficher un abonnement", () => {
    const kept = calendarResponse(request(), "a", { downloadName: "a.ics" });
    expect(kept.headers.get("content-disposition")).toBe('attachment; filename="a.ics"');
    expect(calendarResponse(request(), "a").headers.get("content-disposition")).toBe("inline");
  });

  it("répond 304 à qui a déjà ce fichier", () => {
    const etag = calendarResponse(request(), "a").headers.get("etag") ?? "";
    for (const tag of [etag, `W/${etag}`, `"b", ${etag}`]) {
      expect(calendarResponse(request(tag), "a").status, tag).toBe(304);
    }
    expect(calendarResponse(request(etag), "b").status).toBe(200);
  });
});
