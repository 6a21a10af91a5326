import { frenchMoment } from "#lib/shared/french.ts";
import { appliedLabels } from "#lib/shared/kinds.ts";
import { alertHeaders, alertLink, listed } from "#supabase/functions/_shared/alert-text.ts";
import { titleOf } from "#supabase/functions/_shared/candidate-mail.ts";
import type { MailMessage } from "#supabase/functions/_shared/environment.ts";
import {
  frenchDay,
  greeting,
  isPlainAddress,
  mailParts,
  oneLine,
} from "#supabase/functions/_shared/mail-layout.ts";
import type {
  DigestMail,
  DueMail,
  ReminderMail,
  Waiting,
} from "#supabase/functions/_shared/mail-rows.ts";

/** Reminds a person of saved publications that close soon. */
export function deadlineReminder(
  mail: ReminderMail,
  siteUrl: string,
  postalAddress: string,
): MailMessage {
  const items = [...mail.items].sort((a, b) => (a.closes ?? "").localeCompare(b.closes ?? ""));
  const [first] = items;
  const title =
    items.length === 1 && first
      ? `Date limite proche : ${oneLine(first.title, 110)}`
      : `${items.length} dates limites approchent`;
  return {
    to: mail.email,
    subject: title,
    headers: alertHeaders(siteUrl, mail.token),
    ...mailParts({
      title,
      paragraphs: [
        greeting(mail.name ?? ""),
        `${items.length > 1 ? "Ces dates limites approchent" : "La date limite approche"}. Sauf indication contraire, vous avez jusqu’à 23 h 59, heure de Montréal.`,
      ],
      items: items.map((item) => listed(item, siteUrl)),
      button: { label: "Voir mes favoris", href: `${siteUrl}/espace-utilisateur?onglet=favoris` },
      footer:
        "Vous recevez ce courriel parce que vous avez activé les rappels de date limite dans vos paramètres.",
      links: [
        {
          label: "Ne plus recevoir de rappels",
          href: alertLink(siteUrl, "se-desabonner", mail.token),
        },
      ],
      postalAddress,
    }),
  };
}

/**
 * Lists, on Mondays, the applications that wait for a recruiter's answer: ten publications at most, late ones
 * first.
 */
export function weeklyDigest(
  mail: DigestMail,
  siteUrl: string,
  postalAddress: string,
): MailMessage {
  const sum = (name: keyof Waiting) => mail.items.reduce((total, item) => total + item[name], 0);
  const [waiting, fresh, late] = [sum("waiting"), sum("fresh"), sum("late")];
  const title =
    waiting === 1
      ? "Une candidature attend votre réponse"
      : `${waiting} candidatures attendent votre réponse`;
  const href = `${siteUrl}/admin/candidatures?statut=en-cours`;
  return {
    to: mail.email,
    subject: late > 0 && waiting > 1 ? `${title}, dont ${late} en retard` : title,
    headers: alertHeaders(siteUrl, mail.token),
    ...mailParts({
      title,
      paragraphs: [
        greeting(mail.name ?? ""),
        `Vous avez ${counted({ waiting, fresh, late })}. Même un refus bref vaut mieux qu’un silence.`,
      ],
      items: mail.items.slice(0, 10).map((item) => ({
        title: oneLine(item.title, 140),
        detail: counted(item),
        href: `${href}&publication=${item.id}`,
      })),
      button: { label: "Répondre aux candidatures", href },
      footer: "Vous recevez ce résumé le lundi, quand des candidatures attendent votre réponse.",
      links: [
        {
          label: "Ne plus recevoir ce résumé",
          href: alertLink(siteUrl, "se-desabonner", mail.token),
        },
      ],
      postalAddress,
    }),
  };
}

/** "4 candidatures en attente de réponse, dont 1 en retard et 3 reçues cette semaine". */
function counted({ waiting, fresh, late }: Waiting): string {
  if (waiting === 1) return `1 candidature en attente de réponse${late > 0 ? ", en retard" : ""}`;
  const among = [
    late > 0 && `${late} en retard`,
    fresh > 0 && `${fresh} reçue${fresh > 1 ? "s" : ""} cette semaine`,
  ].filter(Boolean);
  return `${waiting} candidatures en attente de réponse${among.length > 0 ? `, dont ${among.join(" et ")}` : ""}`;
}

/**
 * "Relancer": sends the recruiter a polite reminder, whose reply goes to the candidate; null without a
 * recipient.
 */
export function reminder(mail: DueMail, siteUrl: string): MailMessage | null {
  if (mail.recruiter_email === null) return null;
  const title = titleOf(mail);
  const { sent } = appliedLabels[mail.target_kind];
  const name = oneLine(mail.candidate_name || mail.candidate_email, 120);
  return {
    to: mail.recruiter_email,
    subject: `Relance : ${title}`,
    replyTo: isPlainAddress(mail.candidate_email) ? mail.candidate_email : undefined,
    ...mailParts({
      title: `Une ${sent} attend votre réponse : ${title}`,
      paragraphs: [
        greeting(mail.recruiter_name ?? ""),
        `${name} a envoyé une ${sent} pour « ${title} »${waited(mail)} Cette personne aimerait savoir où en est sa ${sent}.`,
      ],
      button: {
        label: `Lire la ${sent}`,
        href: `${siteUrl}/admin/candidatures/${mail.application_id}`,
      },
      footer: `Pour écrire à la personne, répondez à ce courriel. On ne peut relancer un recruteur qu’une fois par ${sent}.`,
    }),
  };
}

/** Tells the recruiter that a candidate withdrew before the interview; null without a recipient. */
export function interviewCancelled(mail: DueMail, siteUrl: string): MailMessage | null {
  if (mail.recruiter_email === null) return null;
  const { sent } = appliedLabels[mail.target_kind];
  const name = oneLine(mail.candidate_name || mail.candidate_email, 120);
  const interview = mail.interview_at
    ? `L’entrevue prévue le ${frenchMoment(mail.interview_at)}, heure de Montréal, n’aura donc pas lieu.`
    : "L’entrevue n’aura donc pas lieu.";
  return {
    to: mail.recruiter_email,
    subject: `Entrevue annulée : ${titleOf(mail)}`,
    ...mailParts({
      title: `Entrevue annulée : ${titleOf(mail)}`,
      paragraphs: [
        greeting(mail.recruiter_name ?? ""),
        `${name} a retiré sa ${sent} pour « ${titleOf(mail)} ». ${interview}`,
      ],
      button: {
        label: "Voir les candidatures",
        href: `${siteUrl}/admin/candidatures`,
      },
      footer: "Si l’entrevue est dans votre agenda, retirez-la.",
    }),
  };
}

/** The time elapsed: since the promised day, or ten days without one. */
function waited({ answer_due_on }: DueMail): string {
  return answer_due_on === null
    ? " il y a au moins dix jours."
    : `. Vous aviez promis une réponse au plus tard le ${frenchDay(answer_due_on)}.`;
}

/**
 * Reminds the recruiter of the day by which they promised to answer; null without a recipient, or when no
 * application waits any more.
 */
export function answerDue(mail: DueMail, siteUrl: string): MailMessage | null {
  const { recruiter_email, answer_due_on, publication_id, waiting } = mail;
  if (recruiter_email === null || answer_due_on === null || publication_id === null || !waiting) {
    return null;
  }
  const title = titleOf(mail);
  const { sent } = appliedLabels[mail.target_kind];
  const wait =
    waiting > 1
      ? `${waiting} ${sent}s attendent votre réponse`
      : `Une ${sent} attend votre réponse`;
  const day = frenchDay(answer_due_on);
  return {
    to: recruiter_email,
    subject: `${wait} : ${title}`,
    ...mailParts({
      title: `${wait} : ${title}`,
      paragraphs: [
        greeting(mail.recruiter_name ?? ""),
        `Dans votre annonce «\u00A0${title}\u00A0», vous avez promis une réponse au plus tard le ${day}. Même un refus bref vaut mieux qu’un silence${waiting > 1 ? ", et vous pouvez répondre à plusieurs personnes à la fois" : ""}.`,
        `Sans réponse de votre part, une ${sent} est fermée après le double du délai promis, avec le statut «\u00a0Sans réponse\u00a0». Votre taux de réponse s’affiche sur vos annonces à partir de dix candidatures.`,
      ],
      button: {
        label: `Répondre aux ${sent}s`,
        href: `${siteUrl}/admin/candidatures?publication=${publication_id}&statut=en-cours`,
      },
      footer:
        "Vous recevez ce courriel parce que vous avez publié cette annonce sur Horizon Érable.",
    }),
  };
}
