import { countApplications } from "./counts";
import type { Notice } from "./notices";

/** Every application has its new status. */
export function statusesChanged(count: number, status: string): Notice {
  return {
    title: `Statut changé\u00a0: ${status}`,
    description:
      count === 1
        ? "La personne en est avertie par courriel."
        : `${countApplications(count)}\u00a0: chaque personne en est avertie par courriel.`,
    tone: "success",
  };
}

/** Some applications, or all, kept the status that they had: which ones, and why. */
export function someStatusesUnchanged({
  changed,
  of,
  status,
  reasons,
}: {
  changed: number;
  of: number;
  status: string;
  reasons: string[];
}): Notice {
  return {
    title:
      changed === 0
        ? "Statut inchangé"
        : `${changed} sur ${countApplications(of)}\u00a0: «\u00a0${status}\u00a0»`,
    description: `Inchangé pour\u00a0: ${reasons.join(", ")}.`,
    tone: "error",
  };
}

/** Why one application kept the status that it has. */
export function unchangedReason(status: string, wanted: string, tooOften: boolean): string {
  if (status === "Retirée") return "candidature retirée";
  if (tooOften) return "statut déjà changé cinq fois en un jour\u00a0: réessayez demain";
  if (status === "Sans réponse") return "fermée sans réponse";
  return status === wanted ? `déjà «\u00a0${wanted}\u00a0»` : "non enregistrée\u00a0: réessayez";
}
