import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { EmployerInvitation } from "#shared/mail-rows.ts";

const TITLE = "Une entreprise vous invite";

/**
 * Asks whoever owns the address to join the recruiters of an employer. Which one is not said here:
 * anybody may name one as they like and have this mail sent to anybody, so it carries no words of theirs.
 */
export function employerInvitation(
  { email, role, token }: EmployerInvitation,
  siteUrl: string,
): MailMessage {
  const what =
    role === "owner"
      ? "publier pour elle, répondre aux candidatures et gérer sa page et ses membres"
      : "publier pour elle et répondre aux candidatures, avec vos collègues";
  return {
    to: email,
    subject: TITLE,
    ...mailParts({
      title: TITLE,
      paragraphs: [
        `Une entreprise inscrite sur Horizon Érable vous invite à ${what}. La page suivante dit laquelle, après votre connexion.`,
        "Il vous faut un compte de recruteur à cette adresse : la page dit comment, et que faire si l’adresse est celle d’un compte de candidat.",
        "L’invitation vaut sept jours et sert une seule fois.",
      ],
      button: {
        label: "Voir l’invitation",
        href: `${siteUrl}/connexion/invitation?jeton=${encodeURIComponent(token)}`,
      },
      footer:
        "Vous recevez ce courriel parce que cette adresse a été donnée pour une invitation. Si elle ne vous dit rien, ne faites rien.",
    }),
  };
}
