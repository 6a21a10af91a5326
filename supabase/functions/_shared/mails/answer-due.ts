import { titleOf } from "#shared/candidate-news.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { DueMail } from "#shared/mail-rows.ts";
import { frenchDay, greeting } from "#shared/mail-text.ts";

/**
 * Reminds the recruiter of the day by which they said that they would answer; null when there is
 * nobody to remind, or nobody waits any more.
 */
export function answerDue(mail: DueMail, siteUrl: string): MailMessage | null {
  const { recruiter_email, answer_due_on, publication_id, waiting } = mail;
  if (recruiter_email === null || answer_due_on === null || publication_id === null || !waiting) {
    return null;
  }
  const title = titleOf(mail);
  const wait =
    waiting > 1
      ? `${waiting} candidatures attendent votre réponse`
      : "Une candidature attend votre réponse";
  const day = frenchDay(answer_due_on);
  return {
    to: recruiter_email,
    subject: `${wait} : ${title}`,
    ...mailParts({
      title: `${wait} : ${title}`,
      paragraphs: [
        greeting(mail.recruiter_name ?? ""),
        `Dans votre annonce «\u00A0${title}\u00A0», vous avez promis une réponse au plus tard le ${day}. Même un refus bref vaut mieux qu’un silence, et vous pouvez répondre à plusieurs personnes à la fois.`,
        "Après deux fois ce délai, une candidature est fermée avec le statut «\u00A0Sans réponse\u00A0» et la personne en est avertie. Votre taux de réponse à temps est affiché sur vos annonces.",
      ],
      button: {
        label: "Répondre aux candidatures",
        href: `${siteUrl}/admin/candidatures?publication=${publication_id}&statut=en-cours`,
      },
      footer:
        "Vous recevez ce courriel parce que vous avez publié cette annonce sur Horizon Érable.",
    }),
  };
}
