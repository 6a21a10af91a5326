import { describe, expect, it } from "vitest";
import { headOf, isStale } from "@/lib/text/front-matter";

const NOW = new Date("2026-11-22T12:00:00-05:00");
const sources = { a: { name: "Page", publisher: "Ministère", url: "https://exemple.ca" } };
const text = {
  title: "Guide",
  description: "Un guide.",
  date: "2025-11-21",
  states: "rules",
  sources,
};
const own = { states: "site", sources: {} };

const stale = (changes: object) => isStale(headOf({ ...text, ...changes }).updated, NOW);

describe("L'âge d'un texte", () => {
  it("est dit plus d'un an après sa version, s'il rapporte des règles", () => {
    expect(stale({})).toBe(true);
    expect(stale({ date: "2025-11-22" })).toBe(false);
    expect(stale(own)).toBe(false);
  });

  it("se compte de la dernière vérification, qui est dite", () => {
    const verified = "2026-11-01";
    expect(stale({ verified })).toBe(false);
    expect(stale({ date: "2020-01-01", verified: "2025-01-01" })).toBe(true);
    expect(headOf({ ...text, verified }).updated.label).toBe(
      "Version du 21 novembre 2025, vérifiée le 1er novembre 2026",
    );
  });
});
