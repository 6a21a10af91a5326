import { FRAUD_CENTRE, itsName } from "#shared/case-words.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { CaseMail } from "#shared/mail-rows.ts";
import { greeting } from "#shared/mail-text.ts";

const TITLE = "Une annonce à laquelle vous avez postulé a été retirée";

/** Tells whoever applied that it was withdrawn, and what to do; not why, which is between two others. */
export function caseCandidate(mail: CaseMail & { email: string }, siteUrl: string): MailMessage {
  return {
    to: mail.email,
    subject: TITLE,
    ...mailParts({
      title: TITLE,
      paragraphs: [
        greeting(mail.name ?? ""),
        `L’équipe d’Horizon Érable a retiré du site ${itsName(mail)}, à laquelle vous aviez postulé. Vous n’aurez donc pas de réponse.`,
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
