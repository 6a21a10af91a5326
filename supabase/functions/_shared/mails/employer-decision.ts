import type { MailMessage } from "#supabase/functions/_shared/environment.ts";
import { mailParts } from "#supabase/functions/_shared/mail-layout.ts";
import type { EmployerMail } from "#supabase/functions/_shared/mail-rows.ts";
import { block, greeting, oneLine } from "#supabase/functions/_shared/mail-text.ts";

/** What each decision of an operator means for those who publish for the employer. */
const texts: Record<EmployerMail["outcome"], { title: string; what: (name: string) => string }> = {
  verified: {
    title: "Votre entreprise est vérifiée",
    what: (name) =>
      `L’équipe du site a vérifié ${name}. Vos annonces en attente sont en ligne, avec la mention « Entreprise vérifiée ».`,
  },
  refused: {
    title: "Votre entreprise n’a pas pu être vérifiée",
    what: (name) =>
      `L’équipe du site a examiné vos documents et n’a pas pu vérifier ${name}. Vos documents sont effacés. Vous pouvez faire une nouvelle demande.`,
  },
  withdrawn: {
    title: "Votre entreprise n’est plus vérifiée",
    what: (name) =>
      `L’équipe du site a retiré la vérification de ${name}. Vos annonces restent en ligne, avec la mention « Entreprise non vérifiée ». Vous pouvez faire une nouvelle demande.`,
  },
};

/** Tells an owner what an operator decided of the employer, and why. */
export function employerDecision(mail: EmployerMail, siteUrl: string): MailMessage {
  const { title, what } = texts[mail.outcome];
  return {
    to: mail.email,
    subject: title,
    ...mailParts({
      title,
      paragraphs: [
        greeting(mail.name ?? ""),
        what(`« ${oneLine(mail.employer, 110)} »`),
        "La raison donnée par l’équipe :",
      ],
      quote: block(mail.reason, 2_000),
      button: { label: "Voir la vérification", href: `${siteUrl}/admin/entreprise/verification` },
      footer: "Vous recevez ce courriel parce que vous êtes propriétaire de cette entreprise.",
    }),
  };
}
