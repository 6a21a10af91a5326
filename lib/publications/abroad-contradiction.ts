import type { Warning } from "@/lib/actions/result";
import { type Abroad, permitOffers } from "./abroad";

const ID = "etranger-contredit";

/** What an employer who recruits nobody from abroad says for them all the same, in words. */
function saidForAbroad({
  open_abroad: open,
  permit_offer: permit,
  relocation_help: helps,
  abroad_start_date: day,
}: Abroad): string[] {
  if (open !== false) return [];
  return [
    permit !== null && permit !== "none" ? permitOffers[permit] : null,
    helps ? "Aide à l’installation" : null,
    day !== null ? "Premier jour possible depuis l’étranger" : null,
  ].filter((words) => words !== null);
}

/** What is to be looked at again before such an announcement is published; which is meant is not known. */
export function abroadWarnings(abroad: Abroad): Warning[] {
  const said = saidForAbroad(abroad);
  if (said.length === 0) return [];
  const text = `Vous répondez «\u00a0Non\u00a0» à «\u00a0Recrutez-vous aussi à l’étranger\u00a0?\u00a0», mais votre annonce dit aussi\u00a0: ${said.join("\u00a0; ")}. Répondez «\u00a0Oui\u00a0», ou retirez ce qui ne vaut que pour l’étranger.`;
  return [{ id: ID, text, link: null, proposal: null, blocking: false }];
}

/** The same of a line of a file, in the words of its columns. */
export const CONTRADICTION_IN_FILE = {
  id: ID,
  link: null,
  text: "La colonne «\u00a0etranger\u00a0» dit non, mais «\u00a0permis\u00a0», «\u00a0installation\u00a0» ou «\u00a0debut_etranger\u00a0» s’adressent à l’étranger. Écrivez oui, ou videz ces cellules.",
} as const;
