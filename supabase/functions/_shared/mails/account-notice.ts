import type { MailMessage } from "#supabase/functions/_shared/environment.ts";
import { mailParts } from "#supabase/functions/_shared/mail-layout.ts";

/** By the authentication service's own names for what has changed. */
const texts = {
  password_changed: {
    title: "Votre mot de passe a été modifié",
    what: "Le mot de passe de votre compte vient d’être modifié.",
  },
  email_changed: {
    title: "Votre adresse courriel a été modifiée",
    what: "L’adresse courriel de votre compte vient d’être modifiée.",
  },
  mfa_factor_enrolled: {
    title: "Validation en deux étapes activée",
    what: "La validation en deux étapes est activée sur votre compte : un code vous sera demandé après le mot de passe, à chaque connexion.",
  },
  mfa_factor_unenrolled: {
    title: "Validation en deux étapes désactivée",
    what: "La validation en deux étapes est désactivée sur votre compte : le mot de passe suffit de nouveau pour se connecter.",
  },
};

export const accountNotices = Object.keys(texts) as (keyof typeof texts)[];

/** Tells whoever owns an account what has changed in how it is opened, and what to do if it was not them. */
export function accountNotice(
  what: keyof typeof texts,
  { siteUrl, email }: { siteUrl: string; email: string },
): MailMessage {
  const { title, what: words } = texts[what];
  return {
    to: email,
    subject: title,
    ...mailParts({
      title,
      paragraphs: [
        "Bonjour,",
        words,
        "Si c’était vous, vous n’avez rien à faire.",
        "Sinon, changez tout de suite votre mot de passe : choisissez « Mot de passe oublié » sur la page de connexion. Tous les appareils seront déconnectés. Vérifiez ensuite la page « Connexion et appareils ».",
      ],
      button: {
        label: "Voir mes appareils",
        href: `${siteUrl}/espace-utilisateur/securite`,
      },
      footer:
        "Nous envoyons ce courriel à chaque changement qui touche la sécurité de votre compte.",
    }),
  };
}
