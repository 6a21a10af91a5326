import { itsName, verdicts } from "#shared/case-words.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { CaseMail } from "#shared/mail-rows.ts";
import { block, greeting } from "#shared/mail-text.ts";

const TITLE = "Réponse à votre signalement";

/** Tells whoever reported what was decided. It repeats nothing of what they wrote. */
export function caseReporter(mail: CaseMail & { email: string }, siteUrl: string): MailMessage {
  return {
    to: mail.email,
    subject: TITLE,
    ...mailParts({
      title: TITLE,
      paragraphs: [
        greeting(mail.name ?? ""),
        `Vous avez signalé ${itsName(mail)}. Décision de l’équipe du site : ${verdicts[mail.decision]}.`,
        "La raison donnée par l’équipe :",
      ],
      quote: block(mail.reason ?? "", 2_000),
      button: { label: "Retour au site", href: siteUrl },
      footer:
        "Vous recevez ce courriel parce que vous avez envoyé un signalement sur Horizon Érable. Si vous n’avez pas de compte, votre adresse est maintenant effacée.",
    }),
  };
}
