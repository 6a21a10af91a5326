import { candidateNews, publicationOf, recruiterWords, titleOf } from "#shared/candidate-news.ts";
import type { MailMessage } from "#shared/environment.ts";
import type { DueMail } from "#shared/mail-rows.ts";

/** The application is kept for an interview. */
export function interview(mail: DueMail, siteUrl: string): MailMessage {
  const { intro, quote } = recruiterWords(mail);
  return candidateNews(mail, siteUrl, {
    title: `Une entrevue pour vous : ${titleOf(mail)}`,
    paragraphs: [
      `Bonne nouvelle : votre candidature pour ${publicationOf(mail)} est retenue pour une entrevue. Le recruteur vous écrira à cette adresse pour fixer la date.`,
      ...intro,
    ],
    quote,
  });
}
