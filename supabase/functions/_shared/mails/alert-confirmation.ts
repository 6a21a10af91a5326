import { alertHeaders, alertLink, wordsOf } from "#shared/alert-words.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { AlertRequest } from "#shared/mail-rows.ts";

const TITLE = "Confirmez votre alerte";

type Unconfirmed = AlertRequest & { confirm_token: string };

/**
 * Asks whoever owns the address whether to follow a search. What is searched for is not said here:
 * anybody may have this mail sent to anybody, and it must carry no words of theirs.
 */
export function alertConfirmation(request: Unconfirmed, siteUrl: string): MailMessage {
  const rhythm = request.frequency === "daily" ? "une fois par jour" : "une fois par semaine";
  return {
    to: request.email,
    subject: TITLE,
    headers: alertHeaders(siteUrl, request.token),
    ...mailParts({
      title: TITLE,
      paragraphs: [
        `Confirmez que vous voulez recevoir ici, ${rhythm} au plus, les ${wordsOf(request.kind).many} qui correspondent à une recherche. Les critères sont indiqués sur la page suivante.`,
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
