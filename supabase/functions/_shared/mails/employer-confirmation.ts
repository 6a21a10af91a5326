import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { EmployerRequest } from "#shared/mail-rows.ts";

/**
 * Asks, at an address of an employer's own domain, whether it is for its owner to confirm. Which
 * employer and who asks is not said here: anybody names one as they like, gives it any site and has this
 * mail sent there, so it carries no words of theirs. The domain is the recipient's own.
 */
export function employerConfirmation(request: EmployerRequest, siteUrl: string): MailMessage {
  const domain = request.email.slice(request.email.lastIndexOf("@") + 1);
  const title = "Confirmez votre adresse pour vérifier votre entreprise";
  return {
    to: request.email,
    subject: title,
    ...mailParts({
      title,
      paragraphs: [
        "Bonjour,",
        `Un recruteur d’Horizon Érable veut faire vérifier une entreprise du domaine ${domain}. Son nom est indiqué sur la page suivante.`,
        "Si c’est vous, ouvrez le lien dans les 24 heures, connectez-vous, puis confirmez.",
        "Si ce n’est pas vous, ne faites rien et ne transmettez pas ce courriel.",
      ],
      button: {
        label: "Vérifier l’entreprise",
        href: `${siteUrl}/admin/entreprise/confirmer?jeton=${encodeURIComponent(request.confirm_token)}`,
      },
      footer:
        "Vous recevez ce courriel parce qu’un recruteur a donné cette adresse comme celle de l’entreprise.",
    }),
  };
}
