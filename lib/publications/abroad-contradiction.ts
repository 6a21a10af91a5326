import type { Warning } from "@/lib/actions/result";
import { type Abroad, NOT_SPECIFIED, permitOffers } from "./abroad";

/** The sentences for the lines of a file, in the words of its columns. */
const IN_FILE = {
  "etranger-contredit":
    "La colonne «\u00a0etranger\u00a0» dit non, mais «\u00a0permis\u00a0», «\u00a0installation\u00a0» ou «\u00a0debut_etranger\u00a0» s’adressent à l’étranger. Écrivez oui, ou videz ces cellules.",
  "aide-contredite":
    "La colonne «\u00a0aide_installation\u00a0» décrit une aide, mais «\u00a0installation\u00a0» ne dit pas oui. Écrivez oui, ou videz l’aide.",
} as const;

/** What an employer who recruits nobody from abroad says for them all the same, in words. */
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
    day !== null ? "une entrée en poste depuis l’étranger" : null,
  ].filter((words) => words !== null);
}

function warning(id: keyof typeof IN_FILE, text: string) {
  return { id, text, link: null, proposal: null, blocking: false } as const;
}

/** What is to be looked at again before such an announcement is published; which is meant is not known. */
export function abroadWarnings(abroad: Abroad): (Warning & { id: keyof typeof IN_FILE })[] {
  const { relocation_help: helps, relocation_note: note } = abroad;
  const offers = offersFromAbroad(abroad);
  return [
    offers.length > 0
      ? warning(
          "etranger-contredit",
          `Vous répondez «\u00a0Non\u00a0» à «\u00a0Recrutez-vous aussi à l’étranger\u00a0?\u00a0», mais votre annonce dit aussi\u00a0: ${offers.join(", ")}. Répondez «\u00a0Oui\u00a0», ou retirez cette réponse.`,
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

/** The same of a line of a file. */
export function abroadWarningsInFile(abroad: Abroad) {
  return abroadWarnings(abroad).map(({ id }) => ({ id, link: null, text: IN_FILE[id] }));
}
