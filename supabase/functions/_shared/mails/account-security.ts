import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { AccountMail } from "#shared/mail-rows.ts";
import { greeting } from "#shared/mail-text.ts";

const said: Record<AccountMail["what"], { title: string; what: string }> = {
  password_changed: {
    title: "Votre mot de passe a été modifié",
    what: "Le mot de passe de votre compte vient d’être modifié. Vos autres appareils ont été déconnectés.",
  },
  second_step_added: {
    title: "Validation en deux étapes activée",
    what: "La validation en deux étapes est activée sur votre compte : un code vous sera demandé après le mot de passe, à chaque connexion.",
  },
  second_step_removed: {
    title: "Validation en deux étapes désactivée",
    what: "La validation en deux étapes est désactivée sur votre compte : le mot de passe suffit de nouveau pour se connecter.",
  },
  recovery_code_used: {
    title: "Un code de secours a servi sur votre compte",
    what: "Un de vos codes de secours vient de servir, après votre mot de passe. La validation en deux étapes est désactivée, et vos autres codes ne fonctionnent plus.",
  },
  sessions_ended: {
    title: "Des appareils ont été déconnectés de votre compte",
    what: "Un ou plusieurs appareils viennent d’être déconnectés de votre compte.",
  },
};

/** Tells whoever owns an account what has changed in how it is opened, and what to do if it was not them. */
export function accountSecurity(
  { email, name, what }: AccountMail & { email: string },
  siteUrl: string,
): MailMessage {
  const { title, what: words } = said[what];
  return {
    to: email,
    subject: title,
    ...mailParts({
      title,
      paragraphs: [
        greeting(name ?? ""),
        words,
        "Si c’était vous, vous n’avez rien à faire.",
        "Sinon, changez tout de suite votre mot de passe par « Mot de passe oublié » : tous les appareils seront déconnectés. Vérifiez ensuite « Connexion et appareils ».",
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
