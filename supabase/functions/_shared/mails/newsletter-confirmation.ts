import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { NewsletterRequest } from "#shared/mail-rows.ts";
import { newsletterLink, unsubscribeHeaders } from "#shared/newsletter-links.ts";

const TITLE = "Confirmez votre abonnement à l’infolettre";

type Unconfirmed = NewsletterRequest & { confirm_token: string };

/** Asks whoever owns the address whether to subscribe it. */
export function newsletterConfirmation(request: Unconfirmed, siteUrl: string): MailMessage {
  return {
    to: request.email,
    subject: TITLE,
    headers: unsubscribeHeaders(
      newsletterLink(siteUrl, "desabonnement", request.unsubscribe_token),
    ),
    ...mailParts({
      title: TITLE,
      paragraphs: [
        "Confirmez que vous voulez recevoir nos articles par courriel, une fois par semaine au plus.",
        "Sans confirmation dans les trois jours, nous ne vous enverrons rien.",
      ],
      button: {
        label: "Confirmer mon abonnement",
        href: newsletterLink(siteUrl, "confirmer", request.confirm_token),
      },
      footer:
        "Vous recevez ce courriel parce que quelqu’un a inscrit cette adresse à notre infolettre. Si ce n’était pas vous, ne faites rien.",
    }),
  };
}
