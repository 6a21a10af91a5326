import { describe, expect, it } from "vitest";
import {
  comparedPay,
  contractLength,
  missingFacts,
  otherPay,
  payHypothesis,
  remoteFromLabel,
  schedule,
  workPlaceLabel,
  writtenPay,
} from "@/lib/jobs/format";
import { aJob } from "@/tests/support/publications/publications";

const NBSP = "\u00a0";
const compared = (changes: Parameters<typeof aJob>[0]) => {
  const pay = comparedPay(aJob(changes));
  if (pay === null) throw new Error("nothing to compare");
  return pay;
};
const plain = (text: string | null) => text?.replaceAll(NBSP, " ");

describe("un salaire à l'année et à l'heure", () => {
  it.each([
    ["hour", 30, 38, { least: 62_400, most: 79_040 }, { least: 30, most: 38 }],
    ["day", 240, 240, { least: 62_400, most: 62_400 }, { least: 30, most: 30 }],
    ["week", 1_200, 1_600, { least: 62_400, most: 83_200 }, { least: 30, most: 40 }],
    ["month", 5_200, 5_200, { least: 62_400, most: 62_400 }, { least: 30, most: 30 }],
    ["year", 62_400, 83_200, { least: 62_400, most: 83_200 }, { least: 30, most: 40 }],
  ] as const)("%s : de %d à %d", (salary_period, salary_min, salary_max, year, hour) => {
    const pay = compared({ salary_period, salary_min, salary_max });
    expect(pay).toMatchObject({ year, hour, hours: { isSpecified: false, least: 40, most: 40 } });
  });

  it("compte les heures dites, la plus courte semaine avec le plus petit taux", () => {
    const week = { weekly_hours_min: 20, weekly_hours_max: 30 };
    expect(compared({ ...week, salary_min: 25, salary_max: 30 })).toMatchObject({
      year: { least: 26_000, most: 46_800 },
      hours: { isSpecified: true, least: 20, most: 30 },
    });
    const yearly = { salary_period: "year", salary_min: 31_200, salary_max: 31_200 } as const;
    expect(compared({ ...week, ...yearly }).hour).toEqual({ least: 20, most: 30 });
  });

  it("à temps partiel sans heures, ni année d'un taux ni heure d'une année ne sont supposées", () => {
    const part = { work_time: "part", salary_min: 20, salary_max: 20 } as const;
    for (const salary_period of ["hour", "day", "year"] as const) {
      expect(otherPay(aJob({ ...part, salary_period })), salary_period).toBeNull();
      expect(payHypothesis(aJob({ ...part, salary_period }))).toBeNull();
    }
    expect(
      plain(
        otherPay(aJob({ ...part, salary_min: 2_000, salary_max: null, salary_period: "month" })),
      ),
    ).toBe("≈ 24 000 $/an");
    expect(plain(otherPay(aJob({ ...part, weekly_hours_min: 15 })))).toBe("≈ 15 600 $/an");
  });

  it("un seul montant, ou une seule heure, vaut pour les deux", () => {
    const pay = compared({ salary_min: null, salary_max: 30, weekly_hours_max: 35 });
    expect(pay.year).toEqual({ least: 54_600, most: 54_600 });
  });

  it("un montant venu en texte est un nombre", () => {
    const texts = { salary_min: "30" as never, salary_max: "38.50" as never };
    expect(compared(texts).hour).toEqual({ least: 30, most: 38.5 });
  });

  it("sans montant ou sans période, rien n'est comparé", () => {
    expect(comparedPay(aJob({ salary_period: null }))).toBeNull();
    expect(comparedPay(aJob({ salary_min: null, salary_max: null }))).toBeNull();
    expect(otherPay(aJob({ salary_period: null }))).toBeNull();
  });
});

describe("les mots d'un salaire", () => {
  it("l'année est arrondie à dix dollars", () => {
    const exact = aJob({ salary_min: 24.15, salary_max: 24.15, weekly_hours_min: 37.5 });
    expect(plain(otherPay(exact))).toBe("≈ 47 090 $/an");
  });

  it("la carte ajoute l'autre unité, et les deux quand aucune n'est écrite", () => {
    expect(plain(otherPay(aJob()))).toBe("≈ 62 400 $ à 79 040 $/an");
    const yearly = { salary_period: "year", salary_min: 62_400, salary_max: null } as const;
    expect(plain(otherPay(aJob(yearly)))).toBe("≈ 30,00 $/h");
    const monthly = { salary_period: "month", salary_min: 5_200, salary_max: null } as const;
    expect(plain(otherPay(aJob(monthly)))).toBe("≈ 62 400 $/an, 30,00 $/h");
  });

  it("l'hypothèse est dite, et la durée d'un contrat court", () => {
    expect(plain(payHypothesis(aJob()))).toBe(
      "Calcul : 52 semaines de 40 heures (2 080 heures par an), faute d’horaire précisé.",
    );
    expect(plain(payHypothesis(aJob({ weekly_hours_min: 37.5 }), 4))).toBe(
      "Calcul : 52 semaines de 37,5 heures. Le contrat, lui, dure 4 mois.",
    );
    expect(payHypothesis(aJob(), 12)).not.toContain("Le contrat");
  });

  it("le texte du recruteur passe avant ses chiffres, et eux avant « à négocier »", () => {
    expect(writtenPay(aJob())).toBe("30 à 38\u00a0$ l’heure");
    expect(plain(writtenPay(aJob({ salary_range: null })))).toBe("30,00 $ à 38,00 $ par heure");
    const none = { salary_range: null, salary_min: null, salary_max: null };
    for (const notSpecified of [none, { salary_range: null, salary_period: null }]) {
      expect(writtenPay(aJob(notSpecified))).toBe("Salaire à négocier");
    }
  });
});

describe("les mots du travail", () => {
  it("l'horaire dit ce qui est dit", () => {
    expect(schedule(aJob())).toBeNull();
    expect(schedule(aJob({ work_time: "full" }))).toBe("Temps plein");
    expect(plain(schedule(aJob({ weekly_hours_max: 20 })))).toBe("20 heures par semaine");
    const part = { work_time: "part", weekly_hours_min: 15, weekly_hours_max: 22.5 } as const;
    expect(plain(schedule(aJob(part)))).toBe("Temps partiel, 15 à 22,5 heures par semaine");
  });

  it("le mode de travail et la durée", () => {
    expect(workPlaceLabel(aJob({ work_mode: "hybrid" }))).toBe("Hybride");
    const from = { remote_from: "province", province: "ON" } as const;
    expect(remoteFromLabel(aJob(from))).toBe("Ontario seulement");
    expect(remoteFromLabel(aJob({ ...from, province: null }))).toBe(
      "La province de l’offre seulement",
    );
    expect(remoteFromLabel(aJob({ remote_from: "abroad" }))).toBe("Le Canada et l’étranger");
    expect(remoteFromLabel(aJob())).toBeNull();
    expect(workPlaceLabel(aJob())).toBeNull();
    expect(contractLength(aJob())).toBeNull();
    expect(missingFacts(aJob())).toEqual(["Horaire", "Mode de travail"]);
    const short = aJob({ contract_type: "CDD", work_mode: "hybrid" });
    expect(missingFacts(short)).toEqual(["Horaire", "Durée du contrat"]);
    expect(plain(contractLength({ ...short, contract_months: 8 }))).toBe("8 mois");
  });
});
