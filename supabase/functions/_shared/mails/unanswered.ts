import { candidateNews, publicationOf, titleOf } from "#shared/candidate-news.ts";
import type { MailMessage } from "#shared/environment.ts";
import type { DueMail } from "#shared/mail-rows.ts";
import { frenchDay } from "#shared/mail-text.ts";

/** The answer that was promised never came: the candidate need not wait any longer. */
export function unanswered(mail: DueMail, siteUrl: string): MailMessage {
  const day = mail.answer_due_on ? ` au plus tard le ${frenchDay(mail.answer_due_on)}` : "";
  return candidateNews(mail, siteUrl, {
    title: `Candidature sans réponse : ${titleOf(mail)}`,
    paragraphs: [
      `Le recruteur avait promis une réponse à votre candidature pour ${publicationOf(mail)}${day}. Il n’a pas répondu : votre candidature est fermée avec le statut «\u00A0Sans réponse\u00A0».`,
      "La qualité de votre candidature n’est pas en cause, et ce silence compte dans le taux de réponse de ce recruteur. S’il répond plus tard, vous recevrez un courriel.",
    ],
  });
}
