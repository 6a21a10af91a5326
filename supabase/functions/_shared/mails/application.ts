import { frenchMoment } from "#lib/shared/french.ts";
import { appliedLabels } from "#lib/shared/kinds.ts";
import { briefPay } from "#lib/shared/pay.ts";
import { listed } from "#supabase/functions/_shared/alert-text.ts";
import {
  candidateNews,
  employerIn,
  publicationOf,
  recruiterText,
  titleOf,
} from "#supabase/functions/_shared/candidate-mail.ts";
import type { MailMessage } from "#supabase/functions/_shared/environment.ts";
import {
  block,
  frenchDay,
  greeting,
  isPlainAddress,
  mailParts,
  oneLine,
} from "#supabase/functions/_shared/mail-layout.ts";
import type { DueMail, SentApplication } from "#supabase/functions/_shared/mail-rows.ts";

export function applicationSent(application: SentApplication, siteUrl: string): MailMessage {
  const { sent } = appliedLabels[application.kind];
  const title = oneLine(application.title, 110);
  return {
    to: application.applicant_email,
    subject: `Votre ${sent} est envoyée : ${title}`,
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    ...mailParts({
      title: `Votre ${sent} est envoyée`,
      paragraphs: [
        greeting(application.applicant_name ?? ""),
        `Votre ${sent} pour « ${title} »${employerIn(application.company)} a bien été envoyée, avec votre CV${block(application.message, 10_000) && " et votre message"}.`,
        ...(application.answer_due_on
          ? [
              `Le recruteur s’est engagé à vous répondre au plus tard le ${frenchDay(application.answer_due_on)}.`,
            ]
          : []),
        `Suivez votre ${sent} dans votre espace personnel : nous vous écrivons à chaque réponse.`,
      ],
      button: {
        label: `Suivre ma ${sent}`,
        href: `${siteUrl}/espace-utilisateur/candidatures/${application.application_id}`,
      },
      footer:
        "Vous recevez ce courriel parce que vous avez postulé sur Horizon Érable. Sans réponse, vous pourrez relancer le recruteur depuis votre espace personnel.",
    }),
  };
}

/**
 * Announces an application to its recruiter, whose reply goes to the candidate; null without a recipient.
 */
export function applicationReceived(
  application: SentApplication,
  siteUrl: string,
): MailMessage | null {
  const { applicant_name, applicant_email, recruiter_email, application_id } = application;
  if (recruiter_email === null) return null;
  const { sent } = appliedLabels[application.kind];
  const title = oneLine(application.title, 110);
  const applicant = oneLine(applicant_name || applicant_email, 120);
  const message = block(application.message, 10_000);
  return {
    to: recruiter_email,
    subject: `Nouvelle ${sent} : ${title}`,
    replyTo: isPlainAddress(applicant_email) ? applicant_email : undefined,
    ...mailParts({
      title: `Nouvelle ${sent} : ${title}`,
      paragraphs: [
        greeting(application.recruiter_name ?? ""),
        `${applicant} a envoyé une ${sent} pour « ${title} »${employerIn(application.company)}.`,
        ...(message ? ["Son message :"] : []),
      ],
      quote: message || undefined,
      button: {
        label: `Lire la ${sent} et le CV`,
        href: `${siteUrl}/admin/candidatures/${application_id}`,
      },
      footer: "Pour écrire à la personne, répondez à ce courriel. Son CV est sur le site.",
    }),
  };
}

/** The recruiter withdrew an answer. */
export function underReview(mail: DueMail, siteUrl: string): MailMessage {
  const { intro, quote } = recruiterText(mail);
  const { sent } = appliedLabels[mail.target_kind];
  return candidateNews(mail, siteUrl, {
    title: `Votre ${sent} est à l’étude : ${titleOf(mail)}`,
    paragraphs: [`Votre ${sent} pour ${publicationOf(mail)} est de nouveau à l’étude.`, ...intro],
    quote,
  });
}

/** The promised answer never came: the candidate need not wait any longer. */
export function unanswered(mail: DueMail, siteUrl: string): MailMessage {
  const day = mail.answer_due_on ? ` au plus tard le ${frenchDay(mail.answer_due_on)}` : "";
  const { sent } = appliedLabels[mail.target_kind];
  return candidateNews(mail, siteUrl, {
    title: `Votre ${sent} est restée sans réponse : ${titleOf(mail)}`,
    paragraphs: [
      `Le recruteur avait promis une réponse à votre ${sent} pour ${publicationOf(mail)}${day}. Il n’a pas répondu : votre ${sent} est fermée avec le statut «\u00A0Sans réponse\u00A0».`,
      `La qualité de votre ${sent} n’est pas en cause, et ce silence compte dans le taux de réponse de l’entreprise. S’il répond plus tard, vous recevrez un courriel.`,
    ],
  });
}

/** The author removed the publication. */
export function removed(mail: DueMail, siteUrl: string): MailMessage {
  return candidateNews(mail, siteUrl, {
    title: `Annonce retirée : ${titleOf(mail)}`,
    paragraphs: [
      `Le recruteur a retiré l’annonce ${publicationOf(mail)}, à laquelle vous aviez postulé.`,
      `Vous n’aurez sans doute pas de réponse. Votre ${appliedLabels[mail.target_kind].sent} reste dans votre espace personnel.`,
    ],
  });
}

export function refusal(mail: DueMail, siteUrl: string): MailMessage {
  const { intro, quote } = recruiterText(mail);
  const { sent } = appliedLabels[mail.target_kind];
  return candidateNews(mail, siteUrl, {
    title: `Réponse à votre ${sent} : ${titleOf(mail)}`,
    paragraphs: [
      `Votre ${sent} pour ${publicationOf(mail)} n’a pas été retenue.`,
      "Merci du temps que vous y avez consacré.",
      ...intro,
    ],
    quote,
    itemsTitle: "Des offres semblables sont ouvertes :",
    items: (mail.offers ?? []).map((offer) => listed(offer, siteUrl, briefPay(offer))),
  });
}

/** The author deleted their account, and the publication with it. */
export function left(mail: DueMail, siteUrl: string): MailMessage {
  const { sent } = appliedLabels[mail.target_kind];
  return candidateNews(mail, siteUrl, {
    title: `Annonce retirée : ${titleOf(mail)}`,
    paragraphs: [
      `La personne qui avait publié ${publicationOf(mail)} a quitté Horizon Érable : l’annonce est retirée du site et votre ${sent} ne sera plus lue.`,
      `Vous n’aurez donc pas de réponse. La qualité de votre ${sent} n’est pas en cause. Vous la retrouvez dans votre espace personnel.`,
    ],
  });
}

/** The candidate is invited to an interview, or its time has changed. */
export function interview(mail: DueMail, siteUrl: string): MailMessage {
  const { intro, quote } = recruiterText(mail);
  const when = mail.interview_at
    ? `Elle est prévue le ${frenchMoment(mail.interview_at)}, heure de Montréal.`
    : "Le recruteur vous écrira à cette adresse pour fixer la date.";
  const { sent } = appliedLabels[mail.target_kind];
  const isMoved = mail.old_status === mail.status;
  return candidateNews(mail, siteUrl, {
    title: `${isMoved ? "À propos de votre entrevue" : "Une entrevue pour vous"} : ${titleOf(mail)}`,
    paragraphs: [
      isMoved
        ? `Le recruteur vous écrit au sujet de votre entrevue pour ${publicationOf(mail)}. ${when}`
        : `Bonne nouvelle : votre ${sent} pour ${publicationOf(mail)} est retenue pour une entrevue. ${when}`,
      ...intro,
    ],
    quote,
  });
}

export function filled(mail: DueMail, siteUrl: string): MailMessage {
  const { filled: title, sent } = appliedLabels[mail.target_kind];
  return candidateNews(mail, siteUrl, {
    title: `${title} : ${titleOf(mail)}`,
    paragraphs: [
      mail.target_kind === "scholarship"
        ? `La bourse ${publicationOf(mail)} a été attribuée.`
        : `Le recruteur a trouvé quelqu’un pour ${publicationOf(mail)}.`,
      `Votre ${sent} reste dans votre espace personnel. Bonne chance pour la suite.`,
    ],
  });
}

/** The deadline has passed; the application was received in time. */
export function expired(mail: DueMail, siteUrl: string): MailMessage {
  const { sent } = appliedLabels[mail.target_kind];
  return candidateNews(mail, siteUrl, {
    title: `Date limite passée : ${titleOf(mail)}`,
    paragraphs: [
      `La date limite est passée pour ${publicationOf(mail)}.`,
      mail.status === "Entretien"
        ? `Votre ${sent} a déjà été retenue pour une entrevue : rien ne change pour vous.`
        : `Votre ${sent} est arrivée à temps et reste à l’étude : vous n’avez rien à faire.`,
    ],
  });
}
