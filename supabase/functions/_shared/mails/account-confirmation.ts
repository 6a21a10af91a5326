import { type AccountLink, confirmationLink } from "#shared/account-link.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";

/** Asks whoever owns the address to confirm a new account. */
export function accountConfirmation(link: AccountLink): MailMessage {
  return {
    to: link.email,
    subject: "Confirmez votre compte Horizon Érable",
    ...mailParts({
      title: "Confirmez votre compte",
      paragraphs: [
        `Bienvenue ! Il ne reste qu’une étape : confirmez que l’adresse ${link.email} est bien la vôtre pour activer votre compte.`,
      ],
      button: { label: "Confirmer mon compte", href: confirmationLink(link, "signup") },
      footer:
        "Ce lien sert une seule fois et expire dans une heure. Si vous n’avez pas créé de compte, ne faites rien : sans confirmation, il est effacé après 30 jours.",
    }),
  };
}
