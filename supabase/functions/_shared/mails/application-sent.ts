import { appliedWords } from "#ground/applied-words.ts";
import { employerIn } from "#shared/candidate-news.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { SentApplication } from "#shared/mail-rows.ts";
import { frenchDay, greeting, oneLine } from "#shared/mail-text.ts";

/** Tells the candidate that it has gone out. */
export function applicationSent(application: SentApplication, siteUrl: string): MailMessage {
  const { sent } = appliedWords[application.kind];
  const title = oneLine(application.title, 110);
  return {
    to: application.applicant_email,
    subject: `Votre ${sent} est envoyée : ${title}`,
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    ...mailParts({
      title: `Votre ${sent} est envoyée`,
      paragraphs: [
        greeting(application.applicant_name ?? ""),
        `Votre ${sent} pour « ${title} »${employerIn(application.company)} a bien été envoyée, avec votre CV et votre message.`,
        ...(application.answer_due_on
          ? [
              `Le recruteur s’est engagé à vous répondre au plus tard le ${frenchDay(application.answer_due_on)}.`,
            ]
          : []),
        "Suivez-la dans votre espace personnel : nous vous écrivons à chaque réponse.",
      ],
      button: {
        label: `Suivre ma ${sent}`,
        href: `${siteUrl}/espace-utilisateur/candidatures/${application.application_id}`,
      },
      footer:
        "Vous recevez ce courriel parce que vous avez postulé sur Horizon Érable. Sans réponse, vous pourrez relancer le recruteur depuis votre espace personnel.",
    }),
  };
}
