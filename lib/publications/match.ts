import { countryNamed } from "@/lib/places/countries";
import type { Database } from "@/lib/supabase/database.types";
import { longDate, todayInCanada } from "@/lib/text/dates";
import { findTrade } from "@/lib/trades/trades";
import {
  type Abroad,
  francophoneMobility,
  isDoneFromAbroad,
  languageLevels,
  levelNames,
  permitOffers,
  type RemoteWork,
} from "./abroad";

/** A candidate's answers about their situation; null if unanswered. */
export type Situation = Pick<
  Database["public"]["Tables"]["profiles"]["Row"],
  "canada_status" | "country" | "arrival_date" | "trade" | "french_level" | "english_level"
>;

export const emptySituation: Situation = {
  canada_status: null,
  country: null,
  arrival_date: null,
  trade: null,
  french_level: null,
  english_level: null,
};

export const canadaStatuses = {
  abroad: "À l’étranger",
  temporary: "Au Canada, avec un statut temporaire",
  permanent: "Au Canada, résidence permanente ou citoyenneté",
} as const satisfies Record<NonNullable<Situation["canada_status"]>, string>;

/** How one answer compares with a publication: a match, a mismatch, or unknown. */
export type Verdict = "yes" | "no" | "check";

export type Reason = { verdict: Verdict; text: string };

/** Returns "no" if any reason is "no", "yes" if all are "yes", else "check". */
export function verdictOf(reasons: readonly Reason[]): Verdict {
  if (reasons.some(({ verdict }) => verdict === "no")) return "no";
  const isCertain = reasons.length > 0 && reasons.every(({ verdict }) => verdict === "yes");
  return isCertain ? "yes" : "check";
}

const verdicts: readonly Verdict[] = ["yes", "check", "no"];

/**
 * Sorts best matches first: by overall verdict, then fewest mismatches, most matches and fewest unknowns.
 * The sort is stable.
 */
export function bySuitability<Item extends { reasons: readonly Reason[] }>(
  items: readonly Item[],
): Item[] {
  const count = (item: Item, verdict: Verdict) =>
    item.reasons.filter((one) => one.verdict === verdict).length;
  const rank = (item: Item) => verdicts.indexOf(verdictOf(item.reasons));
  return items.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      count(a, "no") - count(b, "no") ||
      count(b, "yes") - count(a, "yes") ||
      count(a, "check") - count(b, "check"),
  );
}

export type Compared = Abroad &
  Partial<RemoteWork> & {
    /** Undefined for kinds without a trade. */
    trade?: string | null;
    /** Start date, for every candidate. */
    start_date?: string | null;
  };

/** Returns the reasons why a publication matches or not, one sentence per answer of the candidate. */
export function reasonsFor(
  situation: Situation,
  offer: Compared,
  today = todayInCanada(),
): Reason[] {
  return [
    tradeReason(situation, offer),
    abroadReason(situation, offer),
    permitReason(situation, offer),
    languageReason("Français", "NCLC", situation.french_level, offer.french_level),
    languageReason("Anglais", "CLB", situation.english_level, offer.english_level),
    startReason(situation, offer, today),
  ].filter((reason) => reason !== null);
}

/** Returns true for a candidate abroad, by their status or else their country. */
export function isAbroad({ canada_status: status, country }: Situation): boolean {
  if (status !== null) return status === "abroad";
  const named = countryNamed(country ?? "");
  return named !== undefined && named.code !== "CA";
}

export function hasCriteria(situation: Situation): boolean {
  const { canada_status, arrival_date, trade, french_level, english_level } = situation;
  const answers = [canada_status, arrival_date, trade, french_level, english_level];
  return isAbroad(situation) || answers.some((answer) => answer !== null);
}

function reason(verdict: Verdict, text: string): Reason {
  return { verdict, text };
}

function tradeReason({ trade }: Situation, offer: Compared): Reason | null {
  const own = findTrade(trade)?.name.toLowerCase();
  if (!own) return null;
  if (offer.trade === undefined) {
    return reason("check", "Métier\u00a0: comparez les compétences demandées");
  }
  const required = findTrade(offer.trade)?.name.toLowerCase();
  if (!required) return reason("check", "Métier\u00a0: non précisé");
  return required === own
    ? reason("yes", `Votre métier\u00a0: ${own}`)
    : reason("no", `Métier de l’annonce\u00a0: ${required}, différent du vôtre`);
}

function abroadReason(situation: Situation, { open_abroad: open }: Compared): Reason | null {
  if (!isAbroad(situation)) return null;
  const country = countryNamed(situation.country ?? "");
  const where = country && country.code !== "CA" ? ` (${country.label})` : "";
  if (open === null) return reason("check", "Candidatures de l’étranger\u00a0: non précisé");
  return open
    ? reason("yes", "L’entreprise recrute à l’étranger")
    : reason("no", `Réservé aux personnes déjà au Canada\u00a0; vous êtes à l’étranger${where}`);
}

/** Levels that qualify for Mobilité francophone: NCLC 5 is the start of the second of three. */
const MOBILITY_LEVELS: readonly (string | null)[] = ["intermediate", "advanced"];

function permitReason(situation: Situation, offer: Compared): Reason | null {
  const { open_abroad: open, permit_offer: permit } = offer;
  const abroad = isAbroad(situation);
  if (!abroad && situation.canada_status !== "temporary") return null;
  if (abroad && (open === false || isDoneFromAbroad(offer))) return null;
  if (permit === null)
    return abroad ? reason("check", "Permis de travail\u00a0: non précisé") : null;
  if (permit === "none") {
    return reason(
      "check",
      "L’entreprise ne fait aucune démarche\u00a0: si vous venez travailler au Canada, c’est à vous de demander le permis de travail",
    );
  }
  if (permit !== "francophone_mobility") {
    return reason("yes", `L’entreprise facilite le permis (${permitOffers[permit]})`);
  }
  const { french_level: own } = situation;
  const asks = `Mobilité francophone\u00a0: NCLC\u00a0${francophoneMobility.level} demandé en français`;
  if (own === null) return reason("check", `${asks}\u00a0; vous n’avez pas indiqué votre niveau`);
  return reason(MOBILITY_LEVELS.includes(own) ? "yes" : "no", `${asks}\u00a0; ${indicated(own)}`);
}

function languageReason(
  language: "Français" | "Anglais",
  scale: "NCLC" | "CLB",
  own: Situation["french_level"],
  required: Abroad["french_level"],
): Reason | null {
  if (required === "none") return own && reason("yes", `${language}\u00a0: non exigé`);
  if (required === null) return own && reason("check", `${language} demandé\u00a0: non précisé`);
  // A level is a range: the offer requires its lower end.
  const { label, from } = languageLevels[required];
  const asks = `${language} demandé\u00a0: ${label.toLowerCase()}, à partir de ${scale}\u00a0${from}`;
  if (own === null) return reason("check", `${asks}\u00a0; vous n’avez pas indiqué votre niveau`);
  const isEnough = levelNames.indexOf(own) >= levelNames.indexOf(required);
  return reason(isEnough ? "yes" : "no", `${asks}\u00a0; ${indicated(own)}`);
}

function indicated(own: NonNullable<Situation["french_level"]>): string {
  return own === "none"
    ? "vous ne le parlez pas"
    : `votre niveau\u00a0: ${languageLevels[own].label.toLowerCase()}`;
}

/** Candidates in Canada have no arrival date; for those abroad the offer's own start date counts. */
function startReason(situation: Situation, offer: Compared, today: string): Reason | null {
  const { arrival_date: arrival, canada_status: status } = situation;
  if (arrival === null || status === "temporary" || status === "permanent") return null;
  if (isDoneFromAbroad(offer)) return null;
  if (arrival < today) {
    return reason(
      "check",
      `Votre arrivée était prévue le ${longDate(arrival)}\u00a0; cette date est passée`,
    );
  }
  const start = offer.abroad_start_date ?? offer.start_date;
  const arrives = `vous prévoyez d’arriver le ${longDate(arrival)}`;
  if (start === undefined) return reason("check", `Date de début non précisée\u00a0; ${arrives}`);
  if (start === null) return reason("check", `Entrée en poste dès que possible\u00a0; ${arrives}`);
  return reason(
    arrival <= start ? "yes" : "no",
    `Entrée en poste le ${longDate(start)}\u00a0; ${arrives}`,
  );
}
