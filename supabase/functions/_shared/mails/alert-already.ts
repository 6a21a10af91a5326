import { alertHeaders, alertLink } from "#shared/alert-words.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { AlertRequest } from "#shared/mail-rows.ts";

const TITLE = "Vous avez déjà cette alerte";

/** Says to whoever follows a search already that there is nothing left to confirm. */
export function alertAlready(request: AlertRequest, siteUrl: string): MailMessage {
  return {
    to: request.email,
    subject: TITLE,
    headers: alertHeaders(siteUrl, request.token),
    ...mailParts({
      title: TITLE,
      paragraphs: [
        "Cette alerte existe déjà pour votre adresse. Vous n’avez rien à confirmer : vous recevrez les nouveautés comme avant.",
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
