import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";

/** What the database function `newsletter_mail` answers. */
export type NewsletterRequest = {
  email: string;
  /** Null for somebody who is subscribed already. */
  confirm_token: string | null;
  unsubscribe_token: string;
};

/** The mail that asks to confirm, or says that there is nothing left to confirm. */
export function newsletterMail(
  { email, confirm_token, unsubscribe_token }: NewsletterRequest,
  siteUrl: string,
): MailMessage {
  const address = (path: string, token: string) =>
    `${siteUrl}/infolettre/${path}?jeton=${encodeURIComponent(token)}`;
  const unsubscribe = address("desabonnement", unsubscribe_token);
  // One click and no sign-in (RFC 8058): mail programs show their own button.
  const headers = {
    "List-Unsubscribe": `<${unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  const content =
    confirm_token === null ? already(unsubscribe) : toConfirm(address("confirmer", confirm_token));
  return { to: email, subject: content.title, headers, ...mailParts(content) };
}

function toConfirm(href: string) {
  return {
    title: "Confirmez votre abonnement à l’infolettre",
    paragraphs: [
      "Il ne reste qu’une étape : confirmez que vous voulez recevoir nos offres, nos bourses et nos actualités par courriel.",
      "Sans confirmation dans les trois jours, rien ne vous sera envoyé.",
    ],
    button: { label: "Confirmer mon abonnement", href },
    footer:
      "Vous recevez ce courriel parce que cette adresse a été donnée pour notre infolettre. Si ce n’était pas vous, ne faites rien.",
  };
}

function already(href: string) {
  return {
    title: "Vous êtes déjà sur la liste de l’infolettre",
    paragraphs: [
      "Cette adresse est déjà abonnée : il n’y a rien à confirmer, et vous recevrez le prochain numéro.",
      "Vous n’en voulez plus ? Un clic suffit.",
    ],
    button: { label: "Me désabonner", href },
    footer:
      "Vous recevez ce courriel parce que cette adresse vient d’être donnée de nouveau pour notre infolettre.",
  };
}
