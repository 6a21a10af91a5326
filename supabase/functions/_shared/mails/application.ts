import { appliedLabels } from "#lib/shared/kinds.ts";
import { employerIn } from "#supabase/functions/_shared/candidate-news.ts";
import type { MailMessage } from "#supabase/functions/_shared/environment.ts";
import { mailParts } from "#supabase/functions/_shared/mail-layout.ts";
import type { SentApplication } from "#supabase/functions/_shared/mail-rows.ts";
import {
  block,
  frenchDay,
  greeting,
  isPlainAddress,
  oneLine,
} from "#supabase/functions/_shared/mail-text.ts";

/** Tells the candidate that it has gone out. */
export function applicationSent(application: SentApplication, siteUrl: string): MailMessage {
  const { sent } = appliedLabels[application.kind];
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

/**
 * "Somebody has applied", to whoever published it, whose answer goes to the candidate; null when
 * there is nobody.
 */
export function applicationReceived(
  application: SentApplication,
  siteUrl: string,
): MailMessage | null {
  const { applicant_name, applicant_email, recruiter_email, application_id } = application;
  if (recruiter_email === null) return null;
  const { sent } = appliedLabels[application.kind];
  const title = oneLine(application.title, 110);
  const applicant = oneLine(applicant_name || applicant_email, 120);
  const message = block(application.message, 10_000);
  return {
    to: recruiter_email,
    subject: `Nouvelle ${sent} : ${title}`,
    replyTo: isPlainAddress(applicant_email) ? applicant_email : undefined,
    ...mailParts({
      title: `Nouvelle ${sent} : ${title}`,
      paragraphs: [
        greeting(application.recruiter_name ?? ""),
        `${applicant} a envoyé une ${sent} pour « ${title} »${employerIn(application.company)}.`,
        ...(message ? ["Son message :"] : []),
      ],
      quote: message || undefined,
      button: {
        label: `Lire la ${sent} et le CV`,
        href: `${siteUrl}/admin/candidatures/${application_id}`,
      },
      footer: "Pour écrire à la personne, répondez à ce courriel. Son CV est sur le site.",
    }),
  };
}
