import { describe, expect, it } from "vitest";
import {
  answerChoices,
  answerDaysField,
  answerWithin,
  responseRateText,
} from "@/lib/publications/schema";

describe("Le délai de réponse promis", () => {
  it("est l'un des quatre, et trente jours pour qui n'a rien choisi", () => {
    const days = [7, 14, 21, 30];
    expect(answerChoices).toEqual(days.map((one) => [String(one), `${one} jours`]));
    const typed = [...days.map(String), "", undefined];
    expect(typed.map((text) => answerDaysField.parse(text))).toEqual([...days, 30, 30]);
    for (const wrong of ["8", "0", "-7", "quatorze", "7 jours"]) {
      expect(answerDaysField.safeParse(wrong).success, wrong).toBe(false);
    }
    expect(answerWithin(14)).toBe("Sous 14 jours");
  });
});

describe("Ce que l'on dit des réponses d'un employeur", () => {
  it("arrondit vers le bas, et dit sur quoi il s'appuie", () => {
    expect(responseRateText({ applications: 13, inTime: 12, medianDays: 6 })).toEqual({
      said: "Répond à temps à 92\u00a0% des candidatures\u00a0; délai médian\u00a0: 6 jours.",
      basis: "Calculé sur 13 candidatures des 180 derniers jours.",
    });
    expect(responseRateText({ applications: 1000, inTime: 999, medianDays: 0 }).said).toContain(
      "99\u00a0% des candidatures\u00a0; délai médian\u00a0: le jour même.",
    );
  });

  it("ne cache pas que la moitié attend encore", () => {
    expect(responseRateText({ applications: 10, inTime: 0, medianDays: null }).said).toBe(
      "Répond à temps à 0\u00a0% des candidatures\u00a0; la moitié ou plus restent sans réponse.",
    );
  });
});
