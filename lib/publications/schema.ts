import { z } from "zod";
import { countApplications, countDays, plainNumber } from "@/lib/copy/counts";
import { validation } from "@/lib/copy/validation";
import { appliedLabels } from "@/lib/shared/kinds";
import { isExpired } from "@/lib/text/dates";
import { optionalWhole, UNKNOWN_CHOICE } from "@/lib/text/fields";

/** Response commitments that an offer or mission can make, in days. */
const ANSWER_DAYS = [7, 14, 21, 30] as const;

/** The default for an empty field (docs/product.md, Response commitment). */
const DEFAULT_ANSWER_DAYS = 30;

export const answerChoices = ANSWER_DAYS.map((days) => [String(days), countDays(days)] as const);
export const answerFallback = String(DEFAULT_ANSWER_DAYS);

/** The field in a form or file, with an error for an empty value. */
export const answerDaysField = z
  .string()
  .default("")
  .transform((text) => text.trim() || answerFallback)
  .pipe(z.enum(ANSWER_DAYS.map(String), UNKNOWN_CHOICE))
  .transform(Number);

/** Returns "Sous 14 jours". */
export function answerWithin(days: number): string {
  return `Sous ${countDays(days)}`;
}

/** Responses to the applications of the last 180 days that were promised one. */
export type ResponseRate = {
  applications: number;
  inTime: number;
  /** Null if at least half of them have had no response. */
  medianDays: number | null;
};

/** Returns "Répond à temps à 92 % des candidatures, en 6 jours le plus souvent" and the sample size. */
export function responseRateText({ applications, inTime, medianDays }: ResponseRate) {
  const share = Math.floor((100 * inTime) / applications);
  const delay =
    medianDays === null
      ? "la moitié ou plus restent sans réponse"
      : `délai médian\u00a0: ${medianDays === 0 ? "le jour même" : countDays(medianDays)}`;
  return {
    text: `Répond à temps à ${share}\u00a0% des candidatures\u00a0; ${delay}.`,
    basis: `Calculé sur ${countApplications(applications)} des 180 derniers jours.`,
  };
}

/** Number of applications after which a publication closes; null if empty. */
export const maxApplicationsField = optionalWhole(validation.maxApplicationsInvalid).refine(
  (most) => most === null || (most >= 1 && most <= 1_000),
  validation.maxApplicationsInvalid,
);

type Limited = { max_applications: number | null; full_on: string | null; closes_at: string };

/** Returns "50 candidatures" or "50 propositions"; null if there is no limit or the deadline has passed. */
export function maxApplicationsText(kind: "job" | "freelance", publication: Limited) {
  const { max_applications: most, closes_at } = publication;
  if (most === null || isExpired(closes_at)) return null;
  return `${plainNumber(most)} ${appliedLabels[kind].sent}${most > 1 ? "s" : ""}`;
}

/** Returns the closing limit as a sentence, or that it has been reached; null as above. */
export function closingText(kind: "job" | "freelance", publication: Limited) {
  if (publication.full_on) return `Nombre maximal de ${appliedLabels[kind].sent}s atteint`;
  const most = maxApplicationsText(kind, publication);
  return most && `${most} au plus`;
}

/** The employer that a publication is for; null if empty. A form without this field changes nothing. */
export const employerField = z
  .union([z.literal(""), z.uuid()])
  .optional()
  .transform((id) => (id === "" ? null : id));

/** Labels of the states; only "published" is publicly listed. */
export const publicationStates = {
  published: "Publiée",
  draft: "Brouillon",
  filled: "Pourvue",
} as const;

/** Articles are never filled, but another may replace them. */
export const articleStates = {
  published: "Publié",
  draft: "Brouillon",
  replaced: "Remplacé par un autre",
} as const;
