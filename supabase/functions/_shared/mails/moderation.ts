import {  backOnline,
  decisionsPath,
  FRAUD_CENTRE,
  itsName,
  verdicts,
  yourName,
} from "#supabase/functions/_shared/case-text.ts";
import type { MailMessage } from "#supabase/functions/_shared/environment.ts";
import { mailParts } from "#supabase/functions/_shared/mail-layout.ts";
import type { CaseMail } from "#supabase/functions/_shared/mail-rows.ts";
import { block, greeting } from "#supabase/functions/_shared/mail-text.ts";

const REPORTER_TITLE = "Réponse à votre signalement";

/** Tells whoever reported what was decided. It repeats nothing of what they wrote. */
export function caseReporter(mail: CaseMail, siteUrl: string): MailMessage {
  return {
    to: mail.email,
    subject: REPORTER_TITLE,
    ...mailParts({
      title: REPORTER_TITLE,
      paragraphs: [
        greeting(mail.name ?? ""),
        `Vous avez signalé ${itsName(mail)}. ${verdicts[mail.decision]}`,
        "La raison donnée par l’équipe :",
      ],
      quote: block(mail.reason ?? "", 2_000),
      button: { label: "Retour au site", href: siteUrl },
      footer:
        "Vous recevez ce courriel parce que vous avez envoyé un signalement sur Horizon Érable. Si vous n’avez pas de compte, votre adresse est maintenant effacée.",
    }),
  };
}

const TITLE = "Une annonce à laquelle vous avez postulé a été retirée";

/** Tells whoever applied that it was withdrawn, and what to do; not why, which is between two others. */
export function caseCandidate(mail: CaseMail, siteUrl: string): MailMessage {
  return {
    to: mail.email,
    subject: TITLE,
    ...mailParts({
      title: TITLE,
      paragraphs: [
        greeting(mail.name ?? ""),
        `L’équipe du site a retiré ${itsName(mail)}, à laquelle vous aviez postulé. Vous n’aurez donc pas de réponse.`,
        "Si quelqu’un vous écrit à ce sujet, n’envoyez ni argent, ni copie de vos papiers, ni numéro d’assurance sociale. Si vous l’avez déjà fait, conservez les messages et prévenez votre banque.",
        `Signalez une fraude au Centre antifraude du Canada : ${FRAUD_CENTRE}`,
      ],
      button: {
        label: "Voir ma candidature",
        href: `${siteUrl}/espace-utilisateur/candidatures/${mail.application_id}`,
      },
      footer:
        "Vous recevez ce courriel parce que vous avez postulé sur Horizon Érable. Vous pouvez retirer votre candidature : votre CV ne sera plus accessible.",
    }),
  };
}

/** Tells whoever a decision fell on what a second look came to. */
export function caseContest(mail: CaseMail, siteUrl: string): MailMessage {
  const isBack = mail.contest_decision === "overturned";
  const title = isBack ? "Décision annulée" : "Décision maintenue";
  return {
    to: mail.email,
    subject: title,
    ...mailParts({
      title,
      paragraphs: [
        greeting(mail.name ?? ""),
        isBack
          ? `Nous avons réexaminé notre décision sur ${yourName(mail)} et nous l’annulons : ${backOnline(mail)} de nouveau en ligne.`
          : `Nous avons réexaminé notre décision sur ${yourName(mail)} et nous la maintenons.`,
        "La raison donnée par l’équipe :",
      ],
      quote: block(mail.reason ?? "", 2_000),
      button: { label: "Voir la décision", href: siteUrl + decisionsPath(mail) },
      footer: "Vous recevez ce courriel parce que cette décision vous concerne.",
    }),
  };
}
