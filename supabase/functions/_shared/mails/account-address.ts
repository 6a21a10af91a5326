import { type AccountLink, confirmationLink } from "#shared/account-link.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";

/** Asks for a change of address at the present one; the service sends it to the new one too. */
export function accountAddress(link: AccountLink & { newEmail: string }): MailMessage {
  return {
    to: link.email,
    subject: "Confirmez votre nouvelle adresse courriel",
    ...mailParts({
      title: "Confirmez votre nouvelle adresse",
      paragraphs: [
        `Vous avez demandé à remplacer l’adresse ${link.email} de votre compte par ${link.newEmail}. Confirmez ce changement sur la page suivante.`,
      ],
      button: { label: "Confirmer le changement", href: confirmationLink(link, "email_change") },
      footer:
        "Ce lien sert une seule fois et expire dans une heure. Si vous n’avez rien demandé, ne l’ouvrez pas et changez votre mot de passe : votre adresse reste la même.",
    }),
  };
}
