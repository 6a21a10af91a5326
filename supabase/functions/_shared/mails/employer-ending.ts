import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { EmployerMail } from "#shared/mail-rows.ts";
import { frenchDay, greeting, oneLine } from "#shared/mail-text.ts";

const TITLE = "La vérification de votre entreprise se termine bientôt";

/** Tells an owner a month before that a verification ends, and what to do. */
export function employerEnding(
  { email, name, employer, ends_on }: EmployerMail & { email: string },
  siteUrl: string,
): MailMessage {
  const when = ends_on === null ? "dans un mois" : `le ${frenchDay(ends_on)}`;
  return {
    to: email,
    subject: TITLE,
    ...mailParts({
      title: TITLE,
      paragraphs: [
        greeting(name ?? ""),
        `La vérification de « ${oneLine(employer, 110)} » est valable un an et prend fin ${when}.`,
        "Renouvelez-la d’ici là, par un courriel à votre domaine, par votre site ou avec un document. Sinon, vos annonces restent en ligne avec la mention « Entreprise non vérifiée ».",
      ],
      button: {
        label: "Renouveler la vérification",
        href: `${siteUrl}/admin/entreprise/verification`,
      },
      footer: "Vous recevez ce courriel parce que vous êtes propriétaire de cette entreprise.",
    }),
  };
}
