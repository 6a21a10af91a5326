import { describe, expect, it } from "vitest";
import { verdictOf } from "@/lib/publications/match";
import { reasonsOf, type Verdicts } from "@/lib/scholarships/eligibility";
import { finderHref, finderParams, hasAnswers, parseAnswers } from "@/lib/scholarships/filters";
import type { Scholarship } from "@/lib/scholarships/schema";
import { aScholarship } from "@/tests/support/publications/publications";

const DAKAR = {
  ...{ citoyennete: "sn", niveau: "master", domaine: "informatique", situation: "etranger" },
  delai: "3-mois",
};
const dakar = parseAnswers(DAKAR);

describe("Les réponses aux cinq questions", () => {
  it("se lisent dans l'adresse et y retournent", () => {
    const answers = { country: "SN", level: "Master", field: "Informatique", situation: "abroad" };
    expect(finderParams(dakar)).toEqual({ ...answers, days: 91 });
    const { searchParams } = new URL(finderHref({ ...dakar, page: 2 }), "http://x");
    expect(Object.fromEntries(searchParams)).toEqual({ ...DAKAR, page: "2" });
  });

  it("peuvent manquer, et celles qui n'ont pas de sens manquent", () => {
    const none = parseAnswers({ citoyennete: "zz", niveau: "", domaine: "constructor", page: "x" });
    expect(hasAnswers(none)).toBe(false);
    expect(finderParams(none)).toEqual({});
    expect(finderHref(none)).toBe("/bourses/trouver");
    expect(finderParams(parseAnswers({ domaine: "autre" }))).toEqual({ field: "autre" });
  });
});

/** The only sentence that a bourse gets for this answer. */
function sentence(question: keyof Verdicts, fit: string, changes: Partial<Scholarship>) {
  const fits = { citizenship: null, level: null, field: null, situation: null, deadline: null };
  const reasons = reasonsOf(aScholarship(changes), dakar, { ...fits, [question]: fit });
  expect(reasons).toHaveLength(1);
  return reasons[0]?.text;
}

type Case = [fit: string, changes: Partial<Scholarship>, text: string];
const SENEGAL = "Ouverte à votre citoyenneté (Sénégal)";
const RESIDENTS =
  "Ouverte aussi aux personnes qui ont la résidence permanente ou le statut de personne protégée au Canada\u00a0: à vérifier";
const listed = (...citizenships: string[]) => ({ open_to: "listed", citizenships }) as const;

describe("La raison", () => {
  it.each<Case>([
    ["yes", { open_to: "all" }, "Ouverte à toutes les citoyennetés"],
    ["yes", { open_to: "foreign" }, SENEGAL],
    ["yes", listed("SN"), SENEGAL],
    [
      "no",
      listed("ML", "CI"),
      "Citoyenneté\u00a0: Mali, Côte d’Ivoire – vous avez indiqué Sénégal",
    ],
    [
      "no",
      listed("ML", "CI", "TN", "MA", "DZ"),
      "Citoyenneté\u00a0: 5 pays, mais pas le vôtre – vous avez indiqué Sénégal",
    ],
    [
      "no",
      { open_to: "foreign" },
      "Ouverte à toutes les citoyennetés, sauf la citoyenneté canadienne",
    ],
    ["check", { open_to: "residents", citizenships: ["CA"] }, RESIDENTS],
    ["check", {}, "Citoyenneté\u00a0: non précisée"],
  ])("de la citoyenneté (%s, %j)", (fit, changes, text) => {
    expect(sentence("citizenship", fit, changes)).toBe(text);
  });

  it.each<Case>([
    ["yes", { level: null }, "Ouverte à tous les niveaux"],
    ["yes", { level: "Master" }, "Niveau\u00a0: master (maîtrise)"],
    ["no", { level: "Doctorat" }, "Niveau\u00a0: doctorat – vous avez indiqué master"],
  ])("du niveau (%s, %j)", (fit, changes, text) => {
    expect(sentence("level", fit, changes)).toBe(text);
  });

  it.each<Case>([
    ["yes", { field: "Toutes disciplines" }, "Domaine\u00a0: Toutes disciplines"],
    ["no", { field: "Sciences" }, "Domaine\u00a0: Sciences – vous avez indiqué informatique"],
    ["check", { field: null }, "Domaine\u00a0: non précisé"],
    [
      "check",
      { field: "Droit", other_fields: ["Histoire"] },
      "Domaine\u00a0: Droit, Histoire – à comparer avec votre domaine",
    ],
  ])("du domaine (%s, %j)", (fit, changes, text) => {
    expect(sentence("field", fit, changes)).toBe(text);
  });

  it.each([
    ["yes", "both", "Que vous soyez au Canada ou non"],
    ["yes", "abroad", "Réservée aux personnes qui ne sont pas encore au Canada"],
    ["no", "canada", "Réservée aux personnes déjà au Canada – vous avez indiqué ne pas y être"],
    ["check", null, "Situation\u00a0: non précisée"],
  ] as const)("de la situation (%s, %s)", (fit, applicants, text) => {
    expect(sentence("situation", fit, { applicants })).toBe(text);
  });

  it("de la date limite", () => {
    expect(sentence("deadline", "no", { deadline: "2099-02-02" })).toMatch(
      /^Date limite\u00a0: 2 février 2099, dans \d+\u00a0jours – vous avez indiqué trois mois$/,
    );
    expect(sentence("deadline", "yes", { deadline: null })).toBe("Sans date limite");
    const toCheck = sentence("deadline", "check", { deadline: null });
    expect(toCheck).toBe("Date limite\u00a0: à vérifier sur le site de l’organisme");
  });

  it("qui s'oppose l'emporte sur celle qui manque", () => {
    const reasons = (["yes", "check", "no"] as const).map((fit) => ({ verdict: fit, text: fit }));
    expect(verdictOf(reasons)).toBe("no");
    expect(verdictOf(reasons.slice(0, 2))).toBe("check");
    expect(verdictOf(reasons.slice(0, 1))).toBe("yes");
  });
});
