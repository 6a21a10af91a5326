import { appliedWords } from "#ground/applied-words.ts";
import { employerIn } from "#shared/candidate-news.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { SentApplication } from "#shared/mail-rows.ts";
import { block, greeting, isPlainAddress, oneLine } from "#shared/mail-text.ts";

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
  const { sent } = appliedWords[application.kind];
  const title = oneLine(application.title, 110);
  const applicant = oneLine(applicant_name || applicant_email, 120);
  const message = block(application.message, 5_000);
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
      footer:
        "Pour écrire à la personne, répondez à ce courriel. Le CV s’ouvre dans l’administration.",
    }),
  };
}
