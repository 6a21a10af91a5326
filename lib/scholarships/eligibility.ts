import { countryOf } from "@/lib/places/countries";
import type { Reason, Verdict } from "@/lib/publications/match";
import { daysUntil, longDate } from "@/lib/text/dates";
import { glossedLevel, levelsOf, openings, situations } from "./choices";
import type { Answers } from "./filters";
import type { Scholarship } from "./schema";

/** Returns the French names of stored codes: "Sénégal, Mali". */
export function countryNames(codes: readonly string[]): string {
  return codes.map((code) => countryOf(code)?.label ?? code).join(", ");
}

/** Eligibility criteria as text; null if not stated. */
export type EligibilityLabels = {
  citizenship: string | null;
  level: string;
  field: string | null;
  situation: string | null;
};

/** Returns the labels of the "Pour qui ?" section. */
export function eligibilityLabels(scholarship: Scholarship): EligibilityLabels {
  const { open_to, citizenships, field, other_fields, applicants } = scholarship;
  return {
    citizenship: citizenshipLabel(open_to, countryNames(citizenships)),
    level: levelsOf(scholarship).map(glossedLevel).join(", ") || "Tous les niveaux",
    field: [field, ...other_fields].filter(Boolean).join(", ") || null,
    situation: labelOf(situations, applicants),
  };
}

function citizenshipLabel(openTo: string | null, countries: string): string | null {
  if (openTo === "listed") return countries;
  if (openTo === "residents") {
    return `${countries}. Aussi ouverte aux personnes qui ont la résidence permanente ou le statut de personne protégée au Canada.`;
  }
  return labelOf(openings, openTo);
}

function labelOf(words: Record<string, string>, value: string | null): string | null {
  return value === null ? null : (words[value] ?? null);
}

/** Match of each answer, computed by the database; null if there is no answer. */
export type Verdicts = Record<
  "citizenship" | "level" | "field" | "situation" | "deadline",
  string | null
>;

/** Longer lists of countries are replaced by their number. */
const NAMED_COUNTRIES = 4;

/** Returns why a bourse matches or not, one sentence per answer. */
export function reasonsOf(
  scholarship: Scholarship,
  answers: Answers,
  verdicts: Verdicts,
): Reason[] {
  const sentences = {
    citizenship: citizenshipReason,
    level: levelReason,
    field: fieldReason,
    situation: situationReason,
    deadline: deadlineReason,
  };
  return Object.entries(sentences).flatMap(([question, sentence]) => {
    const verdict = verdicts[question as keyof Verdicts];
    return isVerdict(verdict) ? [{ verdict, text: sentence(scholarship, answers, verdict) }] : [];
  });
}

function isVerdict(word: string | null): word is Verdict {
  return word === "yes" || word === "no" || word === "check";
}

const RESIDENTS = "la résidence permanente ou le statut de personne protégée au Canada";

function citizenshipReason(
  scholarship: Scholarship,
  { country }: Answers,
  verdict: Verdict,
): string {
  const { open_to, citizenships } = scholarship;
  if (open_to === null) return missing("Citoyenneté", "précisée");
  if (open_to === "all") return "Ouverte à toutes les citoyennetés";
  if (verdict === "yes") return `Ouverte à votre citoyenneté (${country?.label})`;
  if (open_to === "foreign")
    return "Ouverte à toutes les citoyennetés, sauf la citoyenneté canadienne";
  if (verdict === "check")
    return `Ouverte aussi aux personnes qui ont ${RESIDENTS}\u00a0: à vérifier`;
  const named =
    citizenships.length > NAMED_COUNTRIES
      ? `${citizenships.length} pays, mais pas le vôtre`
      : countryNames(citizenships);
  return `Citoyenneté\u00a0: ${named}${ownAnswer(country?.label)}`;
}

function levelReason(scholarship: Scholarship, { level }: Answers, verdict: Verdict): string {
  const levels = levelsOf(scholarship);
  if (levels.length === 0) return "Ouverte à tous les niveaux";
  const named = levels.map((one) => glossedLevel(one).toLowerCase().replace(", au canada", ""));
  return `Niveau\u00a0: ${named.join(", ")}${verdict === "no" ? ownAnswer(level?.label.toLowerCase()) : ""}`;
}

function fieldReason(scholarship: Scholarship, { field }: Answers, verdict: Verdict): string {
  const fields = [scholarship.field, ...scholarship.other_fields].filter(Boolean).join(", ");
  if (fields === "") return missing("Domaine", "précisé");
  if (verdict === "check") return `Domaine\u00a0: ${fields} – à comparer avec votre domaine`;
  return `Domaine\u00a0: ${fields}${verdict === "no" ? ownAnswer(field?.label.toLowerCase()) : ""}`;
}

function situationReason({ applicants }: Scholarship, _answers: Answers, verdict: Verdict): string {
  if (applicants === null) return missing("Situation", "précisée");
  if (applicants === "both") return "Que vous soyez au Canada ou non";
  const whom =
    applicants === "canada"
      ? "Réservée aux personnes déjà au Canada"
      : "Réservée aux personnes qui ne sont pas encore au Canada";
  if (verdict === "yes") return whom;
  return `${whom}${applicants === "canada" ? ownAnswer("ne pas y être") : ownAnswer("y être déjà")}`;
}

function deadlineReason(scholarship: Scholarship, { delay }: Answers, verdict: Verdict): string {
  const { deadline } = scholarship;
  if (deadline === null) {
    return verdict === "yes"
      ? "Sans date limite"
      : "Date limite\u00a0: à vérifier sur le site de l’organisme";
  }
  const when = `Date limite\u00a0: ${longDate(deadline)}, ${inDays(daysUntil(deadline))}`;
  return verdict === "no" ? `${when}${ownAnswer(delay?.label.toLowerCase())}` : when;
}

function missing(what: string, participle: string): string {
  return `${what}\u00a0: non ${participle}`;
}

function ownAnswer(answer: string | undefined): string {
  return ` – vous avez indiqué ${answer}`;
}

function inDays(days: number): string {
  if (days === 0) return "aujourd’hui";
  return days === 1 ? "demain" : `dans ${days}\u00a0jours`;
}
