import { type AccountLink, confirmationLink } from "#shared/account-link.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";

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
        "Ce lien sert une seule fois et expire dans une heure. Si vous n’avez rien demandé, ne faites rien : votre mot de passe actuel reste valable.",
    }),
  };
}
