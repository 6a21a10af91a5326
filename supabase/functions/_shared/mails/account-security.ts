import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { AccountMail } from "#shared/mail-rows.ts";
import { greeting } from "#shared/mail-text.ts";

const said: Record<AccountMail["what"], { title: string; what: string }> = {
  password_changed: {
    title: "Mot de passe de votre compte changé",
    what: "Le mot de passe de votre compte vient d’être changé ; les autres appareils qui y étaient connectés ne le sont plus.",
  },
  second_step_added: {
    title: "Validation en deux étapes ajoutée à votre compte",
    what: "Une application de validation a été ajoutée à votre compte : son code sera demandé après le mot de passe, à chaque connexion.",
  },
  second_step_removed: {
    title: "Validation en deux étapes retirée de votre compte",
    what: "La validation en deux étapes a été retirée de votre compte : le mot de passe suffit de nouveau pour se connecter.",
  },
  recovery_code_used: {
    title: "Un code de secours a servi sur votre compte",
    what: "Quelqu’un qui connaît votre mot de passe a donné un de vos codes de secours. La validation en deux étapes est retirée, et les autres codes ne valent plus rien.",
  },
  sessions_ended: {
    title: "Des connexions à votre compte ont été fermées",
    what: "Depuis un appareil connecté à votre compte, une ou plusieurs autres connexions ont été fermées.",
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
        "Si c’est vous, il n’y a rien à faire.",
        "Sinon, choisissez tout de suite un autre mot de passe, par « Mot de passe oublié » : cela ferme toutes les connexions. Puis regardez sous « Connexion et appareils » ce qui est en place.",
      ],
      button: {
        label: "Voir la connexion du compte",
        href: `${siteUrl}/espace-utilisateur/securite`,
      },
      footer: "Vous recevez ce courriel parce qu’il concerne la sécurité de votre compte.",
    }),
  };
}
