import { frenchMoment } from "@/lib/shared/french";
import { countApplications } from "./counts";
import type { Notice } from "./server-notices";

export function statusesChanged(count: number, status: string, interviewAt?: string): Notice {
  return {
    title: interviewAt ? "Réponse envoyée" : `Statut enregistré\u00a0: ${status}`,
    description:
      (interviewAt ? `Entrevue le ${frenchMoment(interviewAt)}. ` : "") +
      (count === 1
        ? "La personne en est avertie par courriel."
        : `${countApplications(count)}\u00a0: chaque personne en est avertie par courriel.`),
    tone: "success",
  };
}

/** Returns the message that lists the applications whose status did not change, and why. */
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
        : `${countApplications(changed)} sur ${of}\u00a0: «\u00a0${status}\u00a0»`,
    description: `Statut inchangé pour\u00a0: ${reasons.join(", ")}.`,
    ...(changed === 0 && { tone: "error" }),
  };
}

/** Returns why an application's status did not change. */
export function unchangedReason(status: string, wanted: string, tooOften: boolean): string {
  if (status === "Retirée") return "candidature retirée";
  if (tooOften) return "statut déjà changé cinq fois en un jour\u00a0: réessayez demain";
  if (status === "Sans réponse") return "fermée sans réponse";
  if (status === wanted && wanted === "Entretien")
    return "entrevue déjà proposée\u00a0: écrivez un message ou changez l’heure";
  return status === wanted ? `déjà «\u00a0${wanted}\u00a0»` : "non enregistrée\u00a0: réessayez";
}

type AnswerTemplate = {
  name: string;
  status: "En cours" | "Entretien" | "Refusée";
  message: string;
};

/** Can be sent unedited to several people at once. */
export const politeRefusal =
  "Merci du temps que vous avez consacré à votre candidature. Nous l’avons lue avec attention et avons choisi de poursuivre avec une autre personne, dont l’expérience est plus proche de ce que nous cherchons. Cela n’enlève rien à la qualité de votre parcours, et une nouvelle candidature de votre part sera la bienvenue.";

/** Templates that the dialog offers, by the status that it sets. */
export const answerTemplates: readonly AnswerTemplate[] = [
  { name: "Refus poli", status: "Refusée", message: politeRefusal },
  {
    name: "Poste déjà pourvu",
    status: "Refusée",
    message:
      "Merci de votre candidature. Notre choix était fait avant que nous puissions étudier votre dossier. Une nouvelle candidature de votre part sera la bienvenue.",
  },
  {
    name: "Entrevue à distance",
    status: "Entretien",
    message:
      "Votre candidature nous intéresse et nous aimerions en parler avec vous, par vidéo ou par téléphone, pendant une trentaine de minutes.",
  },
  {
    name: "Encore à l’étude",
    status: "En cours",
    message:
      "Votre candidature est toujours à l’étude. Nous vous écrirons dès que notre choix sera fait.",
  },
];
