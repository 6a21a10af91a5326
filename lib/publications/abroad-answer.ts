import type { Database } from "@/lib/supabase/database.types";
import { type Abroad, type PermitOffer, permitOffers } from "./abroad";

type RemoteWork = Pick<Database["public"]["Tables"]["jobs"]["Row"], "work_mode" | "remote_from">;

/** What stands behind "yes", by what the employer offers towards a permit. */
const YES = {
  lmia_obtained: "Oui\u00a0: l’entreprise recrute à l’étranger et a obtenu l’EIMT.",
  lmia_pending: "Oui\u00a0: l’entreprise recrute à l’étranger et a demandé l’EIMT.",
  francophone_mobility:
    "Oui\u00a0: l’entreprise recrute à l’étranger par la Mobilité francophone, sans EIMT.",
  none: "Oui, mais l’entreprise ne fait aucune démarche\u00a0: si vous venez travailler au Canada, obtenir un permis est à votre charge.",
} as const satisfies Record<PermitOffer, string>;

const NOT_SPECIFIED_BUT = {
  lmia_obtained: "L’annonce ne le précise pas, mais l’entreprise a obtenu une EIMT pour ce poste.",
  lmia_pending: "L’annonce ne le précise pas, mais l’entreprise a demandé une EIMT pour ce poste.",
  francophone_mobility:
    "L’annonce ne le précise pas, mais l’entreprise compte sur la Mobilité francophone.",
  none: "L’annonce ne le précise pas\u00a0; l’entreprise ne fait aucune démarche de permis.",
} as const satisfies Record<PermitOffer, string>;

/** The answer to "Puis-je postuler de l’étranger ?" in one sentence. */
export function abroadAnswer(abroad: Abroad & Partial<RemoteWork>): string {
  const { open_abroad: open, permit_offer: permit, work_mode: mode, remote_from: from } = abroad;
  // Some days on site cannot be worked from abroad.
  const isRemote = mode === "remote" && from === "abroad";
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
 * What search engines are told of who may work there, in schema.org's one place for it
 * (`applicantLocationRequirements` is not for permits); nothing that is not said.
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
 * The rule of the Mobilité francophone programme, as the ministry's page gives it (docs/facts.md):
 * the work is outside Québec, and the candidate has French of this level.
 */
export const francophoneMobility = {
  level: 5,
  since: "2023-06-15",
  readOn: "2026-11-22",
  source:
    "https://www.canada.ca/fr/immigration-refugies-citoyennete/organisation/publications-guides/bulletins-guides-operationnels/residents-temporaires/travailleurs-etrangers/codes-dispense/interets-canadiens-avantage-important-mobilite-francophone-r205a-code-dispense-c16.html",
} as const;

/**
 * Whether the programme may be a way to this work, as the filter of that name has it: the database
 * says so in the marks of an offer (private.abroad_marks).
 */
export function mayUseFrancophoneMobility({ abroad_marks: marks }: { abroad_marks: string[] }) {
  return marks.includes("mobility=true");
}

const QUESTIONS = [
  ["open_abroad", "Recrutement à l’étranger"],
  ["permit_offer", "Permis de travail"],
  ["relocation_help", "Aide à l’installation"],
  ["french_level", "Français demandé"],
  ["english_level", "Anglais demandé"],
  ["abroad_start_date", "Entrée en poste pour une personne à l’étranger"],
] as const satisfies readonly (readonly [keyof Abroad, string])[];

/** What is left open; an employer who refuses people abroad leaves nothing (private.leaves_open). */
export function missingQuestions(abroad: Abroad): string[] {
  if (abroad.open_abroad === false) return [];
  return QUESTIONS.flatMap(([name, label]) => (abroad[name] === null ? [label] : []));
}
