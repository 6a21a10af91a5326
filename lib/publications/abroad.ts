import type { Database } from "@/lib/supabase/database.types";
import { optionalChoice, optionalDate, optionalText } from "@/lib/text/fields";

type Row = Database["public"]["Tables"]["jobs"]["Row"];

/** What a publication says to whoever would come from abroad; null: it does not say. */
export type Abroad = Pick<
  Row,
  | "open_abroad"
  | "permit_offer"
  | "relocation_help"
  | "relocation_note"
  | "french_level"
  | "english_level"
  | "abroad_start_date"
>;

export type PermitOffer = NonNullable<Abroad["permit_offer"]>;
type Level = NonNullable<Abroad["french_level"]>;

/** The columns, in the words of a query. */
export const ABROAD_COLUMNS =
  "open_abroad, permit_offer, relocation_help, relocation_note, french_level, english_level, abroad_start_date";

/** Nothing said. */
export const emptyAbroad: Abroad = {
  open_abroad: null,
  permit_offer: null,
  relocation_help: null,
  relocation_note: null,
  french_level: null,
  english_level: null,
  abroad_start_date: null,
};

export const NOT_SPECIFIED = "Non précisé";

export const yesNo = { true: "Oui", false: "Non" } as const;

/** What an employer offers towards a work permit. */
export const permitOffers = {
  lmia_obtained: "EIMT obtenue",
  lmia_pending: "EIMT demandée",
  francophone_mobility: "Dispense d’EIMT\u00a0: Mobilité francophone",
  none: "Aucune démarche de l’entreprise",
} as const satisfies Record<PermitOffer, string>;

/**
 * How well a language is asked for, in plain words; beside them the stage of the Canadian scale,
 * NCLC for French and CLB for English (docs/facts.md).
 */
export const languageLevels = {
  none: { label: "Non demandé", steps: null },
  beginner: { label: "Notions", steps: "1 à 4" },
  intermediate: { label: "Intermédiaire", steps: "5 à 8" },
  advanced: { label: "Avancé", steps: "9 à 12" },
} as const satisfies Record<Level, { label: string; steps: string | null }>;

export const levelNames = Object.keys(languageLevels) as Level[];

/** "Intermédiaire (NCLC 5 à 8)". */
export function levelLabels(scale: "NCLC" | "CLB", level: Level): string {
  const { label, steps } = languageLevels[level];
  return steps === null ? label : `${label} (${scale}\u00a0${steps})`;
}

/** The levels of a language as a menu's choices. */
export function levelChoices(scale: "NCLC" | "CLB"): [Level, string][] {
  return levelNames.map((level) => [level, levelLabels(scale, level)]);
}

/** What the acronyms of these answers stand for, said once beside them. */
export const ACRONYMS = {
  permit:
    "EIMT\u00a0: étude d’impact sur le marché du travail, que l’employeur demande avant d’embaucher à l’étranger.",
  levels:
    "NCLC et CLB\u00a0: les échelles canadiennes du français et de l’anglais, du niveau 1 au niveau 12.",
} as const;

/** A question that may be left open. */
const optionalYesNo = optionalChoice(["true", "false"]).transform((value) =>
  value === null ? null : value === "true",
);

/** The questions of a form; names are columns, limits those of the tables. */
export const abroadShape = {
  open_abroad: optionalYesNo,
  permit_offer: optionalChoice(Object.keys(permitOffers) as PermitOffer[]),
  relocation_help: optionalYesNo,
  relocation_note: optionalText(300),
  french_level: optionalChoice(levelNames),
  english_level: optionalChoice(levelNames),
  abroad_start_date: optionalDate,
};
