import { alertHeaders, alertLink, listed } from "#shared/alert-words.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { ReminderMail } from "#shared/mail-rows.ts";
import { greeting, oneLine } from "#shared/mail-text.ts";

/** Recalls what somebody saved and that closes soon. */
export function deadlineReminder(
  mail: ReminderMail,
  siteUrl: string,
  postalAddress: string,
): MailMessage {
  // The nearest first.
  const items = [...mail.items].sort((a, b) => (a.closes ?? "").localeCompare(b.closes ?? ""));
  const [first] = items;
  const title =
    items.length === 1 && first
      ? `Date limite proche : ${oneLine(first.title, 110)}`
      : `${items.length} dates limites approchent`;
  return {
    to: mail.email,
    subject: title,
    headers: alertHeaders(siteUrl, mail.token),
    ...mailParts({
      title,
      paragraphs: [
        greeting(mail.name ?? ""),
        "La date limite de ces favoris approche. Sur notre site, elle finit à 23 h 59, heure de Montréal.",
      ],
      items: items.map((item) => listed(item, siteUrl)),
      button: { label: "Voir mes favoris", href: `${siteUrl}/espace-utilisateur?onglet=favoris` },
      footer:
        "Vous recevez ce courriel parce que vous avez activé les rappels de date limite dans vos paramètres.",
      links: [
        {
          label: "Ne plus recevoir de rappels",
          href: alertLink(siteUrl, "se-desabonner", mail.token),
        },
      ],
      postalAddress,
    }),
  };
}
