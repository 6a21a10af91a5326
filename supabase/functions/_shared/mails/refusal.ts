import { candidateNews, publicationOf, recruiterWords, titleOf } from "#shared/candidate-news.ts";
import type { MailMessage } from "#shared/environment.ts";
import type { DueMail } from "#shared/mail-rows.ts";

/** The application is not kept. */
export function refusal(mail: DueMail, siteUrl: string): MailMessage {
  const { intro, quote } = recruiterWords(mail);
  return candidateNews(mail, siteUrl, {
    title: `Réponse à votre candidature : ${titleOf(mail)}`,
    paragraphs: [
      `Votre candidature pour ${publicationOf(mail)} n’a pas été retenue.`,
      "Merci du temps que vous y avez consacré.",
      ...intro,
    ],
    quote,
  });
}
