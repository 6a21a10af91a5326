import { nounsOf } from "#shared/application-words.ts";
import type { MailMessage } from "#shared/environment.ts";
import { type MailContent, mailParts } from "#shared/mail-layout.ts";
import { block, greeting, isPlainAddress, oneLine } from "#shared/mail-text.ts";

/** A row of what the database function `due_application_mails` answers. */
export type DueMail = {
  event_id: number;
  application_id: string;
  kind: string;
  status: string;
  message: string | null;
  target_kind: string;
  title: string | null;
  company: string | null;
  candidate_name: string | null;
  candidate_email: string;
  recruiter_name: string | null;
  recruiter_email: string | null;
};

/** The mail that tells of an event; null when there is nobody to tell. */
export function newsMail(mail: DueMail, siteUrl: string): MailMessage | null {
  return mail.kind === "reminded" ? reminder(mail, siteUrl) : toCandidate(mail, siteUrl);
}

function toCandidate(mail: DueMail, siteUrl: string): MailMessage | null {
  const words = wordsFor(mail);
  if (words === null) return null;
  return {
    to: mail.candidate_email,
    subject: words.title,
    ...mailParts({
      ...words,
      paragraphs: [greeting(mail.candidate_name ?? ""), ...words.paragraphs],
      button: {
        label: "Voir ma candidature",
        href: `${siteUrl}/espace-utilisateur/candidatures/${mail.application_id}`,
      },
      footer:
        "Vous recevez ce courriel parce que vous avez postulé sur Horizon Érable. Le suivi complet est dans votre espace personnel.",
    }),
  };
}

type Words = Pick<MailContent, "title" | "paragraphs" | "quote">;

function wordsFor(mail: DueMail): Words | null {
  const { noun, closed } = nounsOf(mail.target_kind);
  const title = titleOf(mail);
  const from = mail.company ? ` (${oneLine(mail.company, 120)})` : "";
  const about = `« ${title} »${from}`;
  switch (mail.kind) {
    case "status":
      return statusWords(mail, about, title);
    case "expired":
      return {
        title: `Date limite passée : ${title}`,
        paragraphs: [
          `La date limite est passée pour ${about}.`,
          "Votre candidature a été reçue à temps et reste à l’étude : vous n’avez rien à faire.",
        ],
      };
    case "filled":
      return {
        title: `${closed} : ${title}`,
        paragraphs: [
          `Le recruteur a trouvé la personne qu’il cherchait pour ${about}.`,
          "Votre candidature reste dans votre espace personnel, avec son historique. Nous vous souhaitons de trouver bientôt.",
        ],
      };
    case "removed":
      return {
        title: `Annonce retirée : ${title}`,
        paragraphs: [
          `${noun} à laquelle vous aviez postulé a été retirée du site par la personne qui l’avait publiée : ${about}.`,
          "Votre candidature reste dans votre espace personnel, avec son historique.",
        ],
      };
    case "left":
      return {
        title: `Annonce retirée : ${title}`,
        paragraphs: [
          `La personne qui avait publié ${about} a quitté Horizon Érable : l’annonce est retirée du site et votre candidature n’y sera plus lue.`,
          "Cela ne dit rien de votre dossier ; n’attendez plus de réponse par ce site. Votre candidature reste dans votre espace personnel, avec son historique.",
        ],
      };
    default:
      return null;
  }
}

function statusWords(mail: DueMail, about: string, title: string): Words {
  const message = block(mail.message ?? "", 2_000);
  const told = message === "" ? [] : ["Le recruteur vous écrit :"];
  const quote = message === "" ? undefined : message;
  switch (mail.status) {
    case "Entretien":
      return {
        title: `Un entretien pour vous : ${title}`,
        paragraphs: [
          `Bonne nouvelle : votre candidature pour ${about} est retenue pour un entretien. Le recruteur vous écrira à cette adresse pour en convenir.`,
          ...told,
        ],
        quote,
      };
    case "Refusée":
      return {
        title: `Réponse à votre candidature : ${title}`,
        paragraphs: [
          `Votre candidature pour ${about} n’a pas été retenue.`,
          "Merci du soin que vous y avez mis. D’autres offres paraissent chaque jour.",
          ...told,
        ],
        quote,
      };
    default:
      return {
        title: `Votre candidature est à l’étude : ${title}`,
        paragraphs: [`Votre candidature pour ${about} est de nouveau à l’étude.`, ...told],
        quote,
      };
  }
}

/** "Relancer": a polite word to the recruiter, whose answer goes to the candidate. */
function reminder(mail: DueMail, siteUrl: string): MailMessage | null {
  if (mail.recruiter_email === null) return null;
  const title = titleOf(mail);
  const name = oneLine(mail.candidate_name || mail.candidate_email, 120);
  return {
    to: mail.recruiter_email,
    subject: `Relance : ${title}`,
    replyTo: isPlainAddress(mail.candidate_email) ? mail.candidate_email : undefined,
    ...mailParts({
      title: `Une candidature attend votre réponse : ${title}`,
      paragraphs: [
        greeting(mail.recruiter_name ?? ""),
        `${name} a postulé à « ${title} » il y a plus de dix jours et aimerait savoir où en est sa candidature. Même brève, une réponse fait toujours plaisir.`,
      ],
      button: {
        label: "Lire la candidature",
        href: `${siteUrl}/admin/candidatures/${mail.application_id}`,
      },
      footer:
        "Répondre à ce courriel écrit à la personne. Une candidature ne peut être relancée qu’une fois.",
    }),
  };
}

function titleOf({ title }: DueMail): string {
  return oneLine(title ?? "", 110) || "Titre non disponible";
}
