import { nounsOf } from "#shared/application-words.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import { block, greeting, isPlainAddress, oneLine } from "#shared/mail-text.ts";

/** A row of what the database function `application_mail` answers. */
export type Applying = {
  application_id: string;
  /** Whether the application is stored. */
  applied: boolean;
  has_cv: boolean;
  applicant_name: string | null;
  applicant_email: string;
  title: string;
  company: string | null;
  is_open: boolean;
  recruiter_email: string | null;
  recruiter_name: string | null;
};

type Details = Applying & { kind: string; message: string };

const MAX_MESSAGE = 5_000;

/** "Somebody has applied", to whoever published it; null when there is nobody. */
export function mailToRecruiter(details: Details, siteUrl: string): MailMessage | null {
  if (details.recruiter_email === null) return null;
  const { sent } = nounsOf(details.kind);
  const title = oneLine(details.title, 110);
  const applicant = oneLine(details.applicant_name || details.applicant_email, 120);
  const company = oneLine(details.company ?? "", 120);
  const message = block(details.message, MAX_MESSAGE);
  return {
    to: details.recruiter_email,
    subject: `Nouvelle ${sent} : ${title}`,
    replyTo: isPlainAddress(details.applicant_email) ? details.applicant_email : undefined,
    ...mailParts({
      title: `Nouvelle ${sent} : ${title}`,
      paragraphs: [
        greeting(details.recruiter_name ?? ""),
        `${applicant} a envoyé une ${sent} pour « ${title} »${company ? ` (${company})` : ""}.`,
        ...(message ? ["Son message :"] : []),
      ],
      quote: message || undefined,
      button: {
        label: `Lire la ${sent} et le CV`,
        href: `${siteUrl}/admin/candidatures/${details.application_id}`,
      },
      footer:
        "Répondre à ce courriel écrit à la personne. Le CV n’est pas joint : il s’ouvre dans l’administration, tant que la candidature n’est pas retirée.",
    }),
  };
}

/** Tells the candidate that it has gone out. */
export function acknowledgement(details: Details, siteUrl: string): MailMessage {
  const { sent } = nounsOf(details.kind);
  const title = oneLine(details.title, 110);
  const company = oneLine(details.company ?? "", 120);
  return {
    to: details.applicant_email,
    subject: `Votre ${sent} est envoyée : ${title}`,
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    ...mailParts({
      title: `Votre ${sent} est envoyée`,
      paragraphs: [
        greeting(details.applicant_name ?? ""),
        `Votre ${sent} pour « ${title} »${company ? ` (${company})` : ""} a bien été transmise, avec votre CV et votre message.`,
        "Vous en suivez l’avancement dans votre espace personnel, et nous vous écrivons à chaque réponse.",
      ],
      button: {
        label: `Suivre ma ${sent}`,
        href: `${siteUrl}/espace-utilisateur/candidatures/${details.application_id}`,
      },
      footer:
        "Vous recevez ce courriel parce que vous avez postulé sur Horizon Érable. Une question pour le recruteur ? Attendez sa réponse, ou relancez-le depuis votre espace après dix jours.",
    }),
  };
}
