import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { NewsletterMail } from "#shared/mail-rows.ts";
import { frenchDay, oneLine } from "#shared/mail-text.ts";
import { newsletterLink, unsubscribeHeaders } from "#shared/newsletter-links.ts";

/** A number of the newsletter, as one subscriber gets it. */
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
    return `Voici les articles les plus récents depuis le dernier numéro : ${shown} sur ${found}.`;
  }
  return shown > 1
    ? `Voici les ${shown} articles publiés depuis le dernier numéro.`
    : "Voici l’article publié depuis le dernier numéro.";
}
