import type { MailMessage } from "#supabase/functions/_shared/environment.ts";
import {
  frenchDay,
  mailParts,
  newsletterLink,
  oneLine,
  unsubscribeHeaders,
} from "#supabase/functions/_shared/mail-layout.ts";
import type { NewsletterMail, NewsletterRequest } from "#supabase/functions/_shared/mail-rows.ts";

/** Writes an issue of the newsletter for one subscriber. */
export function newsletterNumber(
  mail: NewsletterMail,
  siteUrl: string,
  postalAddress: string,
): MailMessage {
  const { number, items, token } = mail;
  const name = `Infolettre nº\u00A0${number}`;
  return {
    to: mail.email,
    subject: `${name} · ${oneLine(items[0]?.title ?? "", 140)}`,
    headers: unsubscribeHeaders(newsletterLink(siteUrl, "desabonnement", token)),
    ...mailParts({
      title: `${name}, ${frenchDay(mail.published_on)}`,
      paragraphs: ["Bonjour,", introduction(items.length, mail.found)],
      items: items.map(({ id, title, excerpt }) => ({
        title: oneLine(title, 140),
        detail: oneLine(excerpt ?? "", 240),
        href: `${siteUrl}/actualites/${id}`,
      })),
      button: { label: "Lire ce numéro en ligne", href: `${siteUrl}/infolettre/${number}` },
      footer:
        "Vous recevez ce courriel parce que cette adresse est abonnée à l’infolettre d’Horizon Érable.",
      links: [{ label: "Se désabonner", href: newsletterLink(siteUrl, "se-desabonner", token) }],
      postalAddress,
    }),
  };
}

function introduction(shown: number, found: number): string {
  if (found > shown) {
    return `Voici ${shown} des ${found} articles publiés depuis le numéro précédent.`;
  }
  return shown > 1
    ? `Voici les ${shown} articles publiés depuis le numéro précédent.`
    : "Voici l’article publié depuis le numéro précédent.";
}

const CONFIRMATION_TITLE = "Confirmez votre abonnement à l’infolettre";

type Unconfirmed = NewsletterRequest & { confirm_token: string };

export function newsletterConfirmation(request: Unconfirmed, siteUrl: string): MailMessage {
  return {
    to: request.email,
    subject: CONFIRMATION_TITLE,
    headers: unsubscribeHeaders(
      newsletterLink(siteUrl, "desabonnement", request.unsubscribe_token),
    ),
    ...mailParts({
      title: CONFIRMATION_TITLE,
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

const TITLE = "Vous êtes déjà sur la liste de l’infolettre";

/** Tells a subscriber that there is nothing left to confirm. */
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
        "Vous recevez ce courriel parce que quelqu’un vient d’inscrire de nouveau cette adresse à notre infolettre.",
    }),
  };
}
