import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { NewsletterRequest } from "#shared/mail-rows.ts";
import { newsletterLink, unsubscribeHeaders } from "#shared/newsletter-links.ts";

const TITLE = "Vous êtes déjà sur la liste de l’infolettre";

/** Says to a subscriber that there is nothing left to confirm. */
export function newsletterAlready(request: NewsletterRequest, siteUrl: string): MailMessage {
  const unsubscribe = newsletterLink(siteUrl, "desabonnement", request.unsubscribe_token);
  return {
    to: request.email,
    subject: TITLE,
    headers: unsubscribeHeaders(unsubscribe),
    ...mailParts({
      title: TITLE,
      paragraphs: [
        "Cette adresse est déjà abonnée : il n’y a rien à confirmer, et vous recevrez le prochain numéro.",
        "Vous n’en voulez plus ? Un clic suffit.",
      ],
      button: { label: "Me désabonner", href: unsubscribe },
      footer:
        "Vous recevez ce courriel parce que quelqu’un vient de réinscrire cette adresse à notre infolettre.",
    }),
  };
}
