import type { MailMessage } from "#supabase/functions/_shared/environment.ts";
import { mailParts } from "#supabase/functions/_shared/mail-layout.ts";

/**
 * Content of the authentication service's mails: real values where the embedded backend sends one itself, the
 * service's own placeholders in the templates.
 */
export type AccountLink = {
  siteUrl: string;
  /** The one-time token of the link. */
  tokenHash: string;
  email: string;
};

/** Each link leads to a page of ours with a button to confirm: mail scanners follow links. */
function confirmationLink({ siteUrl, tokenHash }: AccountLink, type: string): string {
  return `${siteUrl}/auth/confirm?token_hash=${tokenHash}&type=${type}`;
}

const TITLE = "Choisissez un nouveau mot de passe";

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

/** Asks the current address to confirm a change of address; the service sends it to the new one too. */
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
        "Ce lien ne sert qu’une fois et expire dans une heure. Si vous n’avez rien demandé, ne l’ouvrez pas : rien ne changera. Si vous avez un compte sur Horizon Érable, changez votre mot de passe.",
    }),
  };
}

type NoticeTexts = {
  title: string;
  what: string;
  /** An intruder who did this can undo it too: only the team can help. */
  lockedOut?: true;
};

/** Keyed by the authentication service's own names for what has changed. */
const texts = {
  password_changed: {
    title: "Votre mot de passe a été modifié",
    what: "Le mot de passe de votre compte vient d’être modifié.",
  },
  email_changed: {
    title: "Votre adresse courriel a été modifiée",
    what: "L’adresse courriel de votre compte vient d’être modifiée.",
    lockedOut: true,
  },
  mfa_factor_enrolled: {
    title: "Validation en deux étapes activée",
    what: "La validation en deux étapes est activée sur votre compte : un code vous sera demandé après le mot de passe, à chaque connexion.",
    lockedOut: true,
  },
  mfa_factor_unenrolled: {
    title: "Validation en deux étapes désactivée",
    what: "La validation en deux étapes est désactivée sur votre compte : le mot de passe suffit de nouveau pour se connecter.",
  },
} satisfies Record<string, NoticeTexts>;

export const accountNotices = Object.keys(texts) as (keyof typeof texts)[];

/** Tells that a password, address or second factor changed, and what to do if it was not the owner. */
export function accountNotice(
  what: keyof typeof texts,
  { siteUrl, email }: { siteUrl: string; email: string },
): MailMessage {
  const { title, what: words, lockedOut }: NoticeTexts = texts[what];
  return {
    to: email,
    subject: title,
    ...mailParts({
      title,
      paragraphs: [
        "Bonjour,",
        words,
        "Si c’était vous, vous n’avez rien à faire.",
        lockedOut
          ? "Sinon, écrivez-nous tout de suite depuis la page de contact : l’équipe du site vous aidera à reprendre votre compte."
          : "Sinon, changez tout de suite votre mot de passe : choisissez « Mot de passe oublié » sur la page de connexion. Tous les appareils seront déconnectés. Vérifiez ensuite la page « Connexion et appareils ».",
      ],
      button: lockedOut
        ? { label: "Écrire à l’équipe du site", href: `${siteUrl}/contact` }
        : { label: "Voir mes appareils", href: `${siteUrl}/espace-utilisateur/securite` },
      footer:
        "Nous envoyons ce courriel à chaque changement qui touche la sécurité de votre compte.",
    }),
  };
}
