import { appliedWords } from "#ground/applied-words.ts";
import { candidateNews, publicationOf, titleOf } from "#shared/candidate-news.ts";
import type { MailMessage } from "#shared/environment.ts";
import type { DueMail } from "#shared/mail-rows.ts";

/** Whoever had published it has taken it off the site. */
export function removed(mail: DueMail, siteUrl: string): MailMessage {
  const { noun } = appliedWords[mail.target_kind];
  return candidateNews(mail, siteUrl, {
    title: `Annonce retirée : ${titleOf(mail)}`,
    paragraphs: [
      `${noun} à laquelle vous aviez postulé a été retirée du site par son auteur : ${publicationOf(mail)}.`,
      "Votre candidature reste dans votre espace personnel.",
    ],
  });
}
