import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { EmployerRequest } from "#shared/mail-rows.ts";

/**
 * The code that an owner writes on the site to show that an address of the company's domain is theirs. Which
 * company and who asks is not said here: anybody names one as they like, gives it any site and has this
 * mail sent there, so it carries no words of theirs. The domain is the recipient's own.
 */
export function employerConfirmation(
  { email, code }: EmployerRequest,
  siteUrl: string,
): MailMessage {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  const title = "Votre code pour vérifier une entreprise";
  return {
    to: email,
    subject: title,
    ...mailParts({
      title,
      paragraphs: [
        "Bonjour,",
        `Un recruteur d’Horizon Érable veut faire vérifier une entreprise du domaine ${domain}.`,
        `Si c’est vous, écrivez ce code sur le site, dans l’heure : ${code}`,
        "Si ce n’est pas vous, ne faites rien et ne donnez ce code à personne.",
      ],
      button: { label: "Ouvrir la vérification", href: `${siteUrl}/admin/entreprise/verification` },
      footer:
        "Vous recevez ce courriel parce qu’un recruteur a donné cette adresse comme celle de l’entreprise.",
    }),
  };
}
