import { titleOf } from "#shared/candidate-news.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { DueMail } from "#shared/mail-rows.ts";
import { frenchDay, greeting, isPlainAddress, oneLine } from "#shared/mail-text.ts";

/**
 * "Relancer": a polite word to the recruiter, whose answer goes to the candidate; null when there
 * is nobody to remind.
 */
export function reminder(mail: DueMail, siteUrl: string): MailMessage | null {
  if (mail.recruiter_email === null) return null;
  const title = titleOf(mail);
  const name = oneLine(mail.candidate_name || mail.candidate_email, 120);
  return {
    to: mail.recruiter_email,
    subject: `Relance : ${title}`,
    replyTo: isPlainAddress(mail.candidate_email) ? mail.candidate_email : undefined,
    ...mailParts({
      title: `Une candidature attend votre réponse : ${title}`,
      paragraphs: [
        greeting(mail.recruiter_name ?? ""),
        `${name} a postulé à « ${title} »${waited(mail)} Cette personne aimerait savoir où en est sa candidature.`,
      ],
      button: {
        label: "Lire la candidature",
        href: `${siteUrl}/admin/candidatures/${mail.application_id}`,
      },
      footer:
        "Pour écrire à la personne, répondez à ce courriel. Une candidature ne peut être relancée qu’une fois.",
    }),
  };
}

/** How long it has been: since the day that was said, or ten days where none was. */
function waited({ answer_due_on }: DueMail): string {
  return answer_due_on === null
    ? " il y a dix jours ou plus."
    : `. Vous aviez promis une réponse au plus tard le ${frenchDay(answer_due_on)}.`;
}
