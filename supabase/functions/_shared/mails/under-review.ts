import { candidateNews, publicationOf, recruiterWords, titleOf } from "#shared/candidate-news.ts";
import type { MailMessage } from "#shared/environment.ts";
import type { DueMail } from "#shared/mail-rows.ts";

/** The recruiter took an answer back. */
export function underReview(mail: DueMail, siteUrl: string): MailMessage {
  const { intro, quote } = recruiterWords(mail);
  return candidateNews(mail, siteUrl, {
    title: `Votre candidature est à l’étude : ${titleOf(mail)}`,
    paragraphs: [
      `Votre candidature pour ${publicationOf(mail)} est de nouveau à l’étude.`,
      ...intro,
    ],
    quote,
  });
}
