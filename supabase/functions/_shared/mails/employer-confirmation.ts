import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { EmployerRequest } from "#shared/mail-rows.ts";
import { oneLine } from "#shared/mail-text.ts";

/** Asks, at an address of an employer's own domain, whether it is for its owner to confirm. */
export function employerConfirmation(request: EmployerRequest, siteUrl: string): MailMessage {
  const employer = oneLine(request.employer, 110);
  const asker = oneLine(request.asker ?? "", 80) || "Quelqu’un";
  const title = `Vérifiez « ${oneLine(request.employer, 80)} » sur Horizon Érable`;
  return {
    to: request.email,
    subject: title,
    ...mailParts({
      title,
      paragraphs: [
        "Bonjour,",
        `${asker} publie pour « ${employer} » sur Horizon Érable et demande que l’entreprise soit vérifiée par cette adresse.`,
        "Si cette personne, c’est vous : ouvrez le lien dans les 24 heures, connectez-vous à votre compte, puis confirmez. Il sert une fois.",
        "Si ce n’est pas vous, ne faites rien et ne transmettez pas ce courriel : sans le compte de la personne, le lien ne confirme rien.",
      ],
      button: {
        label: "Vérifier l’entreprise",
        href: `${siteUrl}/admin/entreprise/confirmer?jeton=${encodeURIComponent(request.confirm_token)}`,
      },
      footer:
        "Vous recevez ce courriel parce que cette adresse a été donnée comme une de celles de l’entreprise.",
    }),
  };
}
