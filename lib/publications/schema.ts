import { z } from "zod";
import { countApplications, countDays, plainNumber } from "@/lib/copy/counts";
import { validation } from "@/lib/copy/validation";
import { appliedLabels } from "@/lib/shared/kinds";
import { isExpired } from "@/lib/text/dates";
import { optionalWhole, UNKNOWN_CHOICE } from "@/lib/text/fields";

/** Within how many days an offer or a mission may say that candidates hear back. */
const ANSWER_DAYS = [7, 14, 21, 30] as const;

/** What a publication says whose recruiter chose nothing (docs/product.md, Response commitment). */
const DEFAULT_ANSWER_DAYS = 30;

/** The choices of the form. */
export const answerChoices = ANSWER_DAYS.map((days) => [String(days), countDays(days)] as const);
export const answerFallback = String(DEFAULT_ANSWER_DAYS);

/** The field of a form or a file, with its message for an empty one. */
export const answerDaysField = z
  .string()
  .default("")
  .transform((text) => text.trim() || answerFallback)
  .pipe(z.enum(ANSWER_DAYS.map(String), UNKNOWN_CHOICE))
  .transform(Number);

/** "Sous 14 jours". */
export function answerWithin(days: number): string {
  return `Sous ${countDays(days)}`;
}

/** What became of the applications of the last 180 days that had been promised an answer. */
export type ResponseRate = {
  applications: number;
  inTime: number;
  /** Null where half of them or more have had no answer. */
  medianDays: number | null;
};

/** "Répond à temps à 92 % des candidatures, en 6 jours le plus souvent" and what that rests on. */
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

/** The number of applications after which a publication closes; nothing is null. */
export const maxApplicationsField = optionalWhole(validation.maxApplicationsInvalid).refine(
  (most) => most === null || (most >= 1 && most <= 1_000),
  validation.maxApplicationsInvalid,
);

type Limited = { max_applications: number | null; full_on: string | null; closes_at: string };

/** "50 candidatures", "50 propositions"; null where no number closes it, or its day has. */
export function maxApplicationsText(kind: "job" | "freelance", publication: Limited) {
  const { max_applications: most, closes_at } = publication;
  if (most === null || isExpired(closes_at)) return null;
  return `${plainNumber(most)} ${appliedLabels[kind].sent}${most > 1 ? "s" : ""}`;
}

/** After how many it closes, or that they have come; null as above. */
export function closingText(kind: "job" | "freelance", publication: Limited) {
  if (publication.full_on) return `Nombre maximal de ${appliedLabels[kind].sent}s atteint`;
  const most = maxApplicationsText(kind, publication);
  return most && `${most} au plus`;
}

/**
 * For which employer something is published; nothing is none. A form that does not ask changes nothing.
 */
export const employerField = z
  .union([z.literal(""), z.uuid()])
  .optional()
  .transform((id) => (id === "" ? null : id));

/** In which state a publication is; only "published" is in the lists. */
export const publicationStates = {
  published: "Publiée",
  draft: "Brouillon",
  filled: "Pourvue",
} as const;

/** An article is read or not yet; nothing fills it, but another may take its place. */
export const articleStates = {
  published: "Publié",
  draft: "Brouillon",
  replaced: "Remplacé par un autre",
} as const;
