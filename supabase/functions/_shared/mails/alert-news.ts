import { alertHeaders, alertLink, listed, searchOf, wordsOf } from "#shared/alert-words.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { AlertMail } from "#shared/mail-rows.ts";
import { greeting } from "#shared/mail-text.ts";

/** What is new for a search that somebody follows. */
export function alertNews(mail: AlertMail, siteUrl: string, postalAddress: string): MailMessage {
  const { one, many } = wordsOf(mail.kind);
  const shown = mail.items.length;
  const found = Math.max(mail.found, shown);
  const title = `${shown} ${shown > 1 ? many : one}\u00A0: ${searchOf(mail)}`;
  const leave = alertLink(siteUrl, "se-desabonner", mail.token);
  return {
    to: mail.email,
    subject: title,
    headers: alertHeaders(siteUrl, mail.token),
    ...mailParts({
      title,
      paragraphs: [
        greeting(mail.name ?? ""),
        found > shown
          ? `Voici les plus récentes annonces de votre recherche\u00A0: ${shown} sur ${found}.`
          : "Voici les nouveautés de votre recherche.",
      ],
      items: mail.items.map((item) => listed(item, siteUrl)),
      button: { label: "Voir toute la recherche", href: `${siteUrl}${mail.address}` },
      footer: `Vous recevez ce courriel parce que vous avez créé cette alerte sur Horizon Érable, ${mail.frequency === "daily" ? "une fois par jour" : "une fois par semaine"} au plus.`,
      links: [
        { label: "Arrêter cette alerte", href: leave },
        { label: "Arrêter toutes mes alertes", href: `${leave}&tout=1` },
      ],
      postalAddress,
    }),
  };
}
