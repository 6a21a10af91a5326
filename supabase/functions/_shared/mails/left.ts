import { candidateNews, publicationOf, titleOf } from "#shared/candidate-news.ts";
import type { MailMessage } from "#shared/environment.ts";
import type { DueMail } from "#shared/mail-rows.ts";

/** Whoever had published it has left, and taken it along: nobody reads the application any more. */
export function left(mail: DueMail, siteUrl: string): MailMessage {
  return candidateNews(mail, siteUrl, {
    title: `Annonce retirée : ${titleOf(mail)}`,
    paragraphs: [
      `La personne qui avait publié ${publicationOf(mail)} a quitté Horizon Érable : l’annonce est retirée du site et votre candidature ne sera plus lue.`,
      "Vous n’aurez donc pas de réponse par le site ; la qualité de votre dossier n’est pas en cause. Votre candidature reste dans votre espace personnel.",
    ],
  });
}
