import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";

/** By the authentication service's own names for what has changed. */
const said = {
  password_changed: {
    title: "Mot de passe de votre compte changé",
    what: "Le mot de passe de votre compte vient d’être changé.",
  },
  email_changed: {
    title: "Adresse courriel de votre compte changée",
    what: "L’adresse courriel de votre compte vient d’être changée.",
  },
  mfa_factor_enrolled: {
    title: "Validation en deux étapes ajoutée à votre compte",
    what: "Une application de validation a été ajoutée à votre compte : son code sera demandé après le mot de passe, à chaque connexion.",
  },
  mfa_factor_unenrolled: {
    title: "Validation en deux étapes retirée de votre compte",
    what: "La validation en deux étapes a été retirée de votre compte : le mot de passe suffit de nouveau pour se connecter.",
  },
};

export const accountNotices = Object.keys(said) as (keyof typeof said)[];

/** Tells whoever owns an account what has changed in how it is opened, and what to do if it was not them. */
export function accountNotice(
  what: keyof typeof said,
  { siteUrl, email }: { siteUrl: string; email: string },
): MailMessage {
  const { title, what: words } = said[what];
  return {
    to: email,
    subject: title,
    ...mailParts({
      title,
      paragraphs: [
        "Bonjour,",
        words,
        "Si c’est vous, il n’y a rien à faire.",
        "Sinon, choisissez tout de suite un autre mot de passe, par « Mot de passe oublié », puis regardez sous « Connexion et appareils » ce qui est en place.",
      ],
      button: {
        label: "Voir la connexion du compte",
        href: `${siteUrl}/espace-utilisateur/securite`,
      },
      footer: "Vous recevez ce courriel parce qu’il concerne la sécurité de votre compte.",
    }),
  };
}
