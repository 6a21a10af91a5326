import { yourName } from "#shared/case-words.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { GateMail } from "#shared/mail-rows.ts";
import { block, greeting } from "#shared/mail-text.ts";

/** Tells a recruiter that what waited does not appear, why, and that it can be asked again. */
export function gateRefused(mail: GateMail & { email: string }, siteUrl: string): MailMessage {
  const title = "Votre annonce n’a pas été acceptée";
  return {
    to: mail.email,
    subject: title,
    ...mailParts({
      title,
      paragraphs: [
        greeting(mail.name ?? ""),
        `Nous n’avons pas mis en ligne ${yourName(mail)}. Corrigez le brouillon, puis publiez-le de nouveau.`,
        "La raison donnée par l’équipe :",
      ],
      quote: block(mail.reason ?? "", 2_000),
      button: { label: "Ouvrir l’administration", href: `${siteUrl}/admin` },
      footer: "Vous recevez ce courriel parce que votre annonce était en attente de vérification.",
    }),
  };
}
