import { candidateNews, publicationOf, titleOf } from "#shared/candidate-news.ts";
import type { MailMessage } from "#shared/environment.ts";
import type { DueMail } from "#shared/mail-rows.ts";
import { frenchDay } from "#shared/mail-text.ts";

/** The answer that was promised never came: the candidate need not wait any longer. */
export function unanswered(mail: DueMail, siteUrl: string): MailMessage {
  const day = mail.answer_due_on ? ` pour le ${frenchDay(mail.answer_due_on)}` : "";
  return candidateNews(mail, siteUrl, {
    title: `Restée sans réponse : ${titleOf(mail)}`,
    paragraphs: [
      `Une réponse à votre candidature pour ${publicationOf(mail)} était promise${day}. Elle n’est pas venue, et le double du délai est passé\u00A0: nous la closons comme «\u00A0Sans réponse\u00A0» pour que vous n’ayez plus à l’attendre.`,
      "Ce silence ne dit rien de la qualité de votre candidature. Il compte dans la part de réponses à temps de ce recruteur. S’il répond plus tard, vous le saurez par courriel.",
    ],
  });
}
