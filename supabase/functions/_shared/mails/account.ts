import { type AccountLink, confirmationLink } from "#supabase/functions/_shared/account-link.ts";
import type { MailMessage } from "#supabase/functions/_shared/environment.ts";
import { mailParts } from "#supabase/functions/_shared/mail-layout.ts";

const TITLE = "Choisissez un nouveau mot de passe";

/** The way back in for whoever has forgotten a password. */
export function accountRecovery(link: AccountLink): MailMessage {
  return {
    to: link.email,
    subject: TITLE,
    ...mailParts({
      title: TITLE,
      paragraphs: [
        `Vous avez demandé à changer le mot de passe du compte ${link.email}. Ouvrez la page suivante pour en choisir un nouveau.`,
      ],
      button: { label: "Choisir un mot de passe", href: confirmationLink(link, "recovery") },
      footer:
        "Ce lien ne sert qu’une fois et expire dans une heure. Si vous n’avez rien demandé, ne faites rien : votre mot de passe actuel reste valable.",
    }),
  };
}

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
        "Ce lien ne sert qu’une fois et expire dans une heure. Si vous n’avez pas créé de compte, ne faites rien : sans confirmation, le compte est effacé après 30 jours.",
    }),
  };
}

/** Asks for a change of address at the present one; the service sends it to the new one too. */
export function accountAddress(link: AccountLink & { newEmail: string }): MailMessage {
  return {
    to: link.email,
    subject: "Confirmez votre nouvelle adresse courriel",
    ...mailParts({
      title: "Confirmez votre nouvelle adresse",
      paragraphs: [
        `Vous avez demandé à remplacer l’adresse ${link.email} de votre compte par ${link.newEmail}. Confirmez ce changement sur la page suivante : il prend effet une fois confirmé depuis vos deux adresses.`,
      ],
      button: { label: "Confirmer le changement", href: confirmationLink(link, "email_change") },
      footer:
        "Ce lien ne sert qu’une fois et expire dans une heure. Si vous n’avez rien demandé, ne l’ouvrez pas et changez votre mot de passe : votre adresse reste la même.",
    }),
  };
}
