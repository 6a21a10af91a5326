import { describe, expect, it } from "vitest";
import { cardOf } from "@/components/jobs/job-card";
import {
  answerChoices,
  answerDaysField,
  answerWithin,
  closingText,
  maxApplicationsField,
  responseRateText,
} from "@/lib/publications/schema";
import { aJob } from "@/tests/support/publications/publications";

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

describe("Le nombre de candidatures qui ferme une annonce", () => {
  it("est un entier de 1 à 1 000, ou rien", () => {
    expect(["", undefined, "1", "1000"].map((text) => maxApplicationsField.parse(text))).toEqual([
      ...[null, null, 1, 1000],
    ]);
    for (const wrong of ["0", "1001", "-3", "2,5", "dix"]) {
      expect(maxApplicationsField.safeParse(wrong).success, wrong).toBe(false);
    }
  });

  it("se lit sur la page et sur la carte, seul, après la date limite, ou une fois atteint", () => {
    const open = { max_applications: 50, full_on: null, closes_at: "infinity" };
    const full = { ...open, full_on: "2026-11-20", closes_at: "2026-11-20T05:00:00+00:00" };
    expect(closingText("job", open)).toBe("50 candidatures au plus");
    expect(closingText("freelance", { ...open, max_applications: 1 })).toBe(
      "1 proposition au plus",
    );
    expect(closingText("freelance", full)).toBe("Nombre maximal de propositions atteint");
    const card = (changes: object) => {
      const { closes = "", most } = cardOf(aJob(changes));
      return closes + (most ?? "");
    };
    expect(card(open)).toBe("31 janv. 2099, ou dès 50 candidatures");
    expect(card({ ...open, application_deadline: null })).toBe("50 candidatures au plus");
    expect(card(full)).toBe("Nombre maximal de candidatures atteint");
    expect(card({})).toBe("31 janv. 2099");
    expect(card({ ...open, closes_at: "2026-11-20T05:00:00+00:00" })).toBe("31 janv. 2099");
  });
});

describe("Ce que l'on dit des réponses d'un employeur", () => {
  it("arrondit vers le bas, et dit sur quoi il s'appuie", () => {
    expect(responseRateText({ applications: 13, inTime: 12, medianDays: 6 })).toEqual({
      text: "Répond à temps à 92\u00a0% des candidatures\u00a0; délai médian\u00a0: 6 jours.",
      basis: "Calculé sur 13 candidatures des 180 derniers jours.",
    });
    expect(responseRateText({ applications: 1000, inTime: 999, medianDays: 0 }).text).toContain(
      "99\u00a0% des candidatures\u00a0; délai médian\u00a0: le jour même.",
    );
  });

  it("ne cache pas que la moitié attend encore", () => {
    expect(responseRateText({ applications: 10, inTime: 0, medianDays: null }).text).toBe(
      "Répond à temps à 0\u00a0% des candidatures\u00a0; la moitié ou plus restent sans réponse.",
    );
  });
});
