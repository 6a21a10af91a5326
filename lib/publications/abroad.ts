import type { Warning } from "@/lib/actions/result";
import type { Database } from "@/lib/supabase/database.types";
import { optionalChoice, optionalDate, optionalText } from "@/lib/text/fields";

type Row = Database["public"]["Tables"]["jobs"]["Row"];

/** A publication's answers for candidates abroad; null if there is none. */
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

export const ABROAD_COLUMNS =
  "open_abroad, permit_offer, relocation_help, relocation_note, french_level, english_level, abroad_start_date";

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

export const permitOffers = {
  lmia_obtained: "EIMT obtenue",
  lmia_pending: "EIMT demandée",
  francophone_mobility: "Dispense d’EIMT\u00a0: Mobilité francophone",
  none: "Aucune démarche de l’entreprise",
} as const satisfies Record<PermitOffer, string>;

/**
 * Required language level in plain words, with the stage of the Canadian scale: NCLC for French, CLB for
 * English (docs/facts.md).
 */
export const languageLevels = {
  none: { label: "Non exigé", steps: null, from: 0 },
  beginner: { label: "Notions", steps: "1 à 4", from: 1 },
  intermediate: { label: "Intermédiaire", steps: "5 à 8", from: 5 },
  advanced: { label: "Avancé", steps: "9 à 12", from: 9 },
} as const satisfies Record<Level, { label: string; steps: string | null; from: number }>;

export const levelNames = Object.keys(languageLevels) as Level[];

/** Returns "Intermédiaire (NCLC 5 à 8)". */
export function levelLabels(scale: "NCLC" | "CLB", level: Level): string {
  const { label, steps } = languageLevels[level];
  return steps === null ? label : `${label} (${scale}\u00a0${steps})`;
}

export function levelChoices(scale: "NCLC" | "CLB"): [Level, string][] {
  return levelNames.map((level) => [level, levelLabels(scale, level)]);
}

/** Expansions of the acronyms in these answers, displayed once beside them. */
export const ACRONYMS = {
  permit:
    "EIMT\u00a0: étude d’impact sur le marché du travail, que l’employeur demande avant d’embaucher à l’étranger.",
  levels:
    "NCLC et CLB\u00a0: les échelles canadiennes du français et de l’anglais, du niveau 1 au niveau 12.",
} as const;

const optionalYesNo = optionalChoice(["true", "false"]).transform((value) =>
  value === null ? null : value === "true",
);

/** Form fields; names are columns, limits those of the tables. */
export const abroadShape = {
  open_abroad: optionalYesNo,
  permit_offer: optionalChoice(Object.keys(permitOffers) as PermitOffer[]),
  relocation_help: optionalYesNo,
  relocation_note: optionalText(300),
  french_level: optionalChoice(levelNames),
  english_level: optionalChoice(levelNames),
  abroad_start_date: optionalDate,
};

export type RemoteWork = Pick<Row, "work_mode" | "remote_from">;

/** The "yes" answer by the employer's support for a permit. */
const YES = {
  lmia_obtained: "Oui\u00a0: l’entreprise recrute à l’étranger et a obtenu l’EIMT.",
  lmia_pending: "Oui\u00a0: l’entreprise recrute à l’étranger et a demandé l’EIMT.",
  francophone_mobility:
    "Oui\u00a0: l’entreprise recrute à l’étranger par la Mobilité francophone, sans EIMT.",
  none: "Oui, mais l’entreprise ne fait aucune démarche\u00a0: si vous venez travailler au Canada, c’est à vous de demander le permis de travail.",
} as const satisfies Record<PermitOffer, string>;

const NOT_SPECIFIED_BUT = {
  lmia_obtained: "L’annonce ne le précise pas, mais l’entreprise a obtenu une EIMT pour ce poste.",
  lmia_pending: "L’annonce ne le précise pas, mais l’entreprise a demandé une EIMT pour ce poste.",
  francophone_mobility:
    "L’annonce ne le précise pas, mais l’entreprise compte sur la Mobilité francophone.",
  none: "L’annonce ne le précise pas\u00a0; l’entreprise ne fait aucune démarche de permis.",
} as const satisfies Record<PermitOffer, string>;

/** Returns true for work that can be done entirely from abroad; hybrid work cannot. */
export function isDoneFromAbroad({ work_mode, remote_from }: Partial<RemoteWork>): boolean {
  return work_mode === "remote" && remote_from === "abroad";
}

/** Returns the answer to "Puis-je postuler de l’étranger ?" in one sentence. */
export function abroadAnswer(abroad: Abroad & Partial<RemoteWork>): string {
  const { open_abroad: open, permit_offer: permit } = abroad;
  const isRemote = isDoneFromAbroad(abroad);
  if (open === false) {
    return "Non\u00a0: l’entreprise recrute seulement des personnes déjà au Canada.";
  }
  if (open === null && isRemote) {
    return "L’annonce ne le précise pas, mais le poste peut se faire en télétravail depuis l’étranger.";
  }
  if (open === null) return permit ? NOT_SPECIFIED_BUT[permit] : "L’annonce ne le précise pas.";
  const answer = permit
    ? YES[permit]
    : "Oui\u00a0: l’entreprise recrute à l’étranger, sans préciser ses démarches de permis.";
  return isRemote ? `${answer} Le poste peut se faire en télétravail depuis l’étranger.` : answer;
}

/**
 * Returns schema.org's `eligibilityToWorkRequirement`, or nothing if the answer is missing
 * (`applicantLocationRequirements` is not for permits).
 */
export function workEligibility({ open_abroad: open, permit_offer: permit }: Abroad) {
  if (open === null) return {};
  const offered = permit ? ` Permis de travail\u00a0: ${permitOffers[permit]}.` : "";
  return {
    eligibilityToWorkRequirement: open
      ? `Ouvert aux candidatures de l’étranger.${offered}`
      : "Réservé aux personnes déjà au Canada.",
  };
}

/**
 * Conditions of the Mobilité francophone programme, from the ministry's page (docs/facts.md): work outside
 * Québec, and a candidate with this level of French.
 */
export const francophoneMobility = {
  level: 5,
  since: "2023-06-15",
  readOn: "2026-11-22",
  source:
    "https://www.canada.ca/fr/immigration-refugies-citoyennete/organisation/publications-guides/bulletins-guides-operationnels/residents-temporaires/travailleurs-etrangers/codes-dispense/interets-canadiens-avantage-important-mobilite-francophone-r205a-code-dispense-c16.html",
} as const;

/**
 * Returns whether the programme may apply to this work, as in the filter of that name: the database computes
 * it (private.abroad_marks).
 */
export function mayUseFrancophoneMobility({ abroad_marks: marks }: { abroad_marks: string[] }) {
  return marks.includes("mobility=true");
}

const QUESTIONS = [
  ["open_abroad", "Recrutement à l’étranger"],
  ["permit_offer", "Permis de travail"],
  ["relocation_help", "Aide à l’installation"],
  ["french_level", "Niveau de français"],
  ["english_level", "Niveau d’anglais"],
  ["abroad_start_date", "Date de début pour une personne à l’étranger"],
] as const satisfies readonly (readonly [keyof Abroad, string])[];

/** Returns the unanswered questions; none if the employer does not recruit abroad (private.leaves_open). */
export function missingQuestions(abroad: Abroad): string[] {
  if (abroad.open_abroad === false) return [];
  return QUESTIONS.flatMap(([name, label]) => (abroad[name] === null ? [label] : []));
}

/** The same warnings for a CSV import, with its column names. */
const IN_FILE = {
  "etranger-contredit":
    "La colonne «\u00a0etranger\u00a0» dit non, mais «\u00a0permis\u00a0», «\u00a0installation\u00a0» ou «\u00a0debut_etranger\u00a0» s’adressent aux candidats de l’étranger. Écrivez oui, ou videz ces cellules.",
  "aide-contredite":
    "La colonne «\u00a0aide_installation\u00a0» décrit une aide, mais «\u00a0installation\u00a0» ne dit pas oui. Écrivez oui, ou videz l’aide.",
} as const;

/** Returns the answers that contradict "no recruitment from abroad", as text. */
function offersFromAbroad({
  open_abroad: open,
  permit_offer: permit,
  relocation_help: helps,
  abroad_start_date: day,
}: Abroad): string[] {
  if (open !== false) return [];
  return [
    permit !== null && permit !== "none" ? `«\u00a0${permitOffers[permit]}\u00a0»` : null,
    helps ? "une aide à l’installation" : null,
    day !== null ? "une entrée en poste pour une personne à l’étranger" : null,
  ].filter((words) => words !== null);
}

function warning(id: keyof typeof IN_FILE, text: string) {
  return { id, text, link: null, proposal: null, blocking: false } as const;
}

/** Returns warnings to confirm before publishing: the answers contradict each other. */
export function abroadWarnings(abroad: Abroad): (Warning & { id: keyof typeof IN_FILE })[] {
  const { relocation_help: helps, relocation_note: note } = abroad;
  const offers = offersFromAbroad(abroad);
  return [
    offers.length > 0
      ? warning(
          "etranger-contredit",
          `Vous répondez «\u00a0Non\u00a0» à «\u00a0Recrutez-vous aussi à l’étranger\u00a0?\u00a0», mais votre annonce dit aussi\u00a0: ${offers.join(", ")}. Répondez «\u00a0Oui\u00a0», ou retirez ${offers.length > 1 ? "ces mentions" : "cette mention"}.`,
        )
      : null,
    note !== null && helps !== true
      ? warning(
          "aide-contredite",
          `Vous décrivez une aide à l’installation, mais la page dira «\u00a0${helps === null ? NOT_SPECIFIED : "Non"}\u00a0» à côté. Répondez «\u00a0Oui\u00a0» à «\u00a0Offrez-vous une aide à l’installation\u00a0?\u00a0», ou videz ce texte.`,
        )
      : null,
  ].filter((found) => found !== null);
}

/** Returns the same warnings for a line of an imported file. */
export function abroadWarningsInFile(abroad: Abroad) {
  return abroadWarnings(abroad).map(({ id }) => ({ id, link: null, text: IN_FILE[id] }));
}
