import { alertHeaders, alertLink } from "#shared/alert-words.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { AlertRequest } from "#shared/mail-rows.ts";

const TITLE = "Vous suivez déjà cette recherche";

/** Says to whoever follows a search already that there is nothing left to confirm. */
export function alertAlready(request: AlertRequest, siteUrl: string): MailMessage {
  return {
    to: request.email,
    subject: TITLE,
    headers: alertHeaders(siteUrl, request.token),
    ...mailParts({
      title: TITLE,
      paragraphs: [
        "Cette alerte existe déjà pour votre adresse : il n’y a rien à confirmer, et les nouveautés vous parviendront comme avant.",
        "Vous n’en voulez plus ? Un clic suffit.",
      ],
      button: {
        label: "Arrêter cette alerte",
        href: alertLink(siteUrl, "se-desabonner", request.token),
      },
      footer:
        "Vous recevez ce courriel parce que cette adresse vient d’être donnée de nouveau pour la même recherche.",
    }),
  };
}
