import type { MailMessage } from "#supabase/functions/_shared/environment.ts";
import { block, greeting, mailParts, oneLine } from "#supabase/functions/_shared/mail-layout.ts";
import type {
  EmployerInvitation,
  EmployerMail,
  EmployerRequest,
} from "#supabase/functions/_shared/mail-rows.ts";

const TITLE = "Invitation à rejoindre une entreprise";

/**
 * Invites the owner of the address to join the recruiters of an employer. It does not name the employer:
 * anyone may choose that name and have this mail sent to any address, so it must not carry their text.
 */
export function employerInvitation(
  { email, role, token }: EmployerInvitation,
  siteUrl: string,
): MailMessage {
  const what =
    role === "owner"
      ? "publier ses annonces, à répondre aux candidatures et à gérer sa page et ses membres"
      : "publier ses annonces et à répondre aux candidatures, avec vos collègues";
  return {
    to: email,
    subject: TITLE,
    ...mailParts({
      title: TITLE,
      paragraphs: [
        `Une entreprise inscrite sur Horizon Érable vous invite à ${what}. Connectez-vous pour voir son nom.`,
        "Il vous faut un compte de recruteur avec cette adresse : la page vous explique comment le créer.",
        "L’invitation est valable sept jours et ne sert qu’une fois.",
      ],
      button: {
        label: "Voir l’invitation",
        href: `${siteUrl}/connexion/invitation?jeton=${encodeURIComponent(token)}`,
      },
      footer:
        "Vous recevez ce courriel parce qu’une entreprise a donné cette adresse. Si vous n’attendez pas d’invitation, ne faites rien.",
    }),
  };
}

/**
 * Sends the code by which an owner proves that an address of the company's domain is theirs. It names neither
 * the company nor the sender: anyone may create a company with any name and site and have this mail sent
 * there, so it must not carry their text. The domain is the recipient's own.
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
        `Un recruteur inscrit sur Horizon Érable veut faire vérifier une entreprise dont le site est ${domain}.`,
        `Si c’est vous, saisissez ce code sur Horizon Érable dans l’heure : ${code}`,
        "Si ce n’est pas vous, ne faites rien et ne donnez ce code à personne.",
      ],
      button: { label: "Ouvrir la vérification", href: `${siteUrl}/admin/entreprise/verification` },
      footer:
        "Vous recevez ce courriel parce qu’un recruteur a indiqué cette adresse comme celle de son entreprise.",
    }),
  };
}

/** What each decision of an operator means for the employer's recruiters. */
const texts: Record<EmployerMail["outcome"], { title: string; what: (name: string) => string }> = {
  verified: {
    title: "Votre entreprise est vérifiée",
    what: (name) =>
      `L’équipe du site a vérifié ${name}. Vos annonces en attente sont en ligne, avec la mention « Entreprise vérifiée ».`,
  },
  refused: {
    title: "Votre entreprise n’a pas pu être vérifiée",
    what: (name) =>
      `L’équipe du site a examiné vos documents et n’a pas pu vérifier ${name}. Vos documents sont effacés. Vous pouvez faire une nouvelle demande.`,
  },
  withdrawn: {
    title: "Votre entreprise n’est plus vérifiée",
    what: (name) =>
      `L’équipe du site a retiré la vérification de ${name}. Vos annonces restent en ligne, avec la mention « Entreprise non vérifiée ». Vous pouvez faire une nouvelle demande.`,
  },
};

/** Tells an owner what an operator decided about the employer, and why. */
export function employerDecision(mail: EmployerMail, siteUrl: string): MailMessage {
  const { title, what } = texts[mail.outcome];
  return {
    to: mail.email,
    subject: title,
    ...mailParts({
      title,
      paragraphs: [
        greeting(mail.name ?? ""),
        what(`« ${oneLine(mail.employer, 110)} »`),
        "La raison donnée par l’équipe :",
      ],
      quote: block(mail.reason, 2_000),
      button: { label: "Voir la vérification", href: `${siteUrl}/admin/entreprise/verification` },
      footer: "Vous recevez ce courriel parce que vous êtes propriétaire de cette entreprise.",
    }),
  };
}
