import {
  alertHeaders,
  alertLink,
  labelsOf,
  listed,
  searchOf,
} from "#supabase/functions/_shared/alert-text.ts";
import type { MailMessage } from "#supabase/functions/_shared/environment.ts";
import { greeting, mailParts } from "#supabase/functions/_shared/mail-layout.ts";
import type { AlertMail, AlertRequest } from "#supabase/functions/_shared/mail-rows.ts";

export function alertNews(mail: AlertMail, siteUrl: string, postalAddress: string): MailMessage {
  const { one, many } = labelsOf(mail.kind);
  const shown = mail.items.length;
  const found = Math.max(mail.found, shown);
  const title = `${found} ${found > 1 ? many : one}\u00A0: ${searchOf(mail)}`;
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
          ? `Voici les ${shown} annonces les plus récentes.`
          : "Voici les nouvelles annonces de votre alerte.",
      ],
      items: mail.items.map((item) => listed(item, siteUrl)),
      button: { label: "Voir tous les résultats", href: `${siteUrl}${mail.address}` },
      footer: `Vous avez créé cette alerte sur Horizon Érable. Vous recevez un courriel par ${mail.frequency === "daily" ? "jour" : "semaine"} au plus.`,
      links: [
        { label: "Arrêter cette alerte", href: leave },
        { label: "Arrêter toutes mes alertes", href: `${leave}&tout=1` },
      ],
      postalAddress,
    }),
  };
}

const CONFIRMATION_TITLE = "Confirmez votre alerte";

type Unconfirmed = AlertRequest & { confirm_token: string };

/**
 * Asks the owner of the address to confirm an alert. The mail does not repeat the search: anyone may have it
 * sent to any address, so it must not carry their text.
 */
export function alertConfirmation(request: Unconfirmed, siteUrl: string): MailMessage {
  const rhythm = request.frequency === "daily" ? "une fois par jour" : "une fois par semaine";
  return {
    to: request.email,
    subject: CONFIRMATION_TITLE,
    headers: alertHeaders(siteUrl, request.token),
    ...mailParts({
      title: CONFIRMATION_TITLE,
      paragraphs: [
        `Confirmez que vous voulez recevoir à cette adresse, ${rhythm} au plus, les ${labelsOf(request.kind).many} qui correspondent à cette alerte. La page suivante en montre les critères.`,
        "Sans confirmation dans les trois jours, nous ne vous enverrons rien.",
      ],
      button: {
        label: "Voir et confirmer mon alerte",
        href: alertLink(siteUrl, "confirmer", request.confirm_token),
      },
      footer:
        "Vous recevez ce courriel parce que quelqu’un a demandé une alerte pour cette adresse. Si ce n’était pas vous, ne faites rien.",
    }),
  };
}

const TITLE = "Vous avez déjà cette alerte";

/** Tells that an alert is confirmed already. */
export function alertAlready(request: AlertRequest, siteUrl: string): MailMessage {
  return {
    to: request.email,
    subject: TITLE,
    headers: alertHeaders(siteUrl, request.token),
    ...mailParts({
      title: TITLE,
      paragraphs: [
        "Cette alerte existe déjà pour votre adresse. Vous n’avez rien à confirmer : vous recevrez les nouvelles annonces comme avant.",
        "Vous n’en voulez plus ? Un clic suffit.",
      ],
      button: {
        label: "Arrêter cette alerte",
        href: alertLink(siteUrl, "se-desabonner", request.token),
      },
      footer:
        "Vous recevez ce courriel parce que quelqu’un vient de demander la même alerte pour cette adresse.",
    }),
  };
}
