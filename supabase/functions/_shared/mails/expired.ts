import { candidateNews, publicationOf, titleOf } from "#shared/candidate-news.ts";
import type { MailMessage } from "#shared/environment.ts";
import type { DueMail } from "#shared/mail-rows.ts";

/** The deadline is over; the application came in time. */
export function expired(mail: DueMail, siteUrl: string): MailMessage {
  return candidateNews(mail, siteUrl, {
    title: `Date limite passée : ${titleOf(mail)}`,
    paragraphs: [
      `La date limite est passée pour ${publicationOf(mail)}.`,
      "Votre candidature est arrivée à temps et reste à l’étude : vous n’avez rien à faire.",
    ],
  });
}
