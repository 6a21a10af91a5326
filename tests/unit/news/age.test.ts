import { describe, expect, it } from "vitest";
import { forceOf, isOverdue, verificationOf } from "@/lib/news/format";
import { anArticle } from "@/tests/support/publications/publications";

const NOW = new Date("2026-11-22T12:00:00-05:00");

describe("L'âge d'un article", () => {
  it.each([
    [{ in_force_from: "2026-11-22" }, "En vigueur depuis le 22 novembre 2026"],
    [{ in_force_from: "2026-11-23" }, "Entrera en vigueur le 23 novembre 2026"],
    [{ in_force_until: "2026-11-22" }, "En vigueur jusqu’au 22 novembre 2026"],
    [{ in_force_until: "2026-11-21" }, "Règle en vigueur jusqu’au 21 novembre 2026"],
    [
      { in_force_from: "2026-01-01", in_force_until: "2026-12-31" },
      "En vigueur du 1er janvier 2026 au 31 décembre 2026",
    ],
    [{}, null],
  ])("%j : %s", (dates, text) => {
    expect(forceOf(anArticle(dates), NOW)).toBe(text);
  });

  it("dit quand il a été vérifié, et quand il le sera", () => {
    const verified_on = "2026-03-01";
    const text = "Vérifié le 1er mars 2026";
    expect(verificationOf(anArticle(), NOW)).toBeNull();
    expect(verificationOf(anArticle({ verified_on }), NOW)).toBe(text);
    const promised = anArticle({ verified_on, verification_due: "2027-03-01" });
    const due = `${text}, à revérifier au plus tard le 1er mars 2027`;
    expect(verificationOf(promised, NOW)).toBe(due);
    expect(verificationOf({ ...promised, status: "replaced" }, NOW)).toBe(text);
    expect(verificationOf({ ...promised, verification_due: "2026-04-01" }, NOW)).toBeNull();
  });

  it("est à vérifier le lendemain du dernier jour, pas avant", () => {
    expect(isOverdue({ verification_due: "2026-11-22" }, NOW)).toBe(false);
    expect(isOverdue({ verification_due: "2026-11-21" }, NOW)).toBe(true);
    expect(isOverdue({ verification_due: null }, NOW)).toBe(false);
  });
});
