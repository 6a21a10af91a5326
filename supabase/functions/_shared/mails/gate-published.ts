import { wordsOf } from "#shared/alert-words.ts";
import { yourName } from "#shared/case-words.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { GateMail } from "#shared/mail-rows.ts";
import { greeting } from "#shared/mail-text.ts";

/** Tells a recruiter that what waited is on the site, read by somebody or because they are verified. */
export function gatePublished(mail: GateMail & { email: string }, siteUrl: string): MailMessage {
  const title = "Votre annonce est en ligne";
  const why =
    mail.outcome === "released"
      ? "Votre entreprise est vérifiée : vos prochaines annonces seront en ligne dès leur publication."
      : "L’équipe du site a accepté votre texte. Tant que votre entreprise n’est pas vérifiée, chaque changement de texte sera vérifié avant d’être en ligne.";
  return {
    to: mail.email,
    subject: title,
    ...mailParts({
      title,
      paragraphs: [
        greeting(mail.name ?? ""),
        `Bonne nouvelle : ${yourName(mail)} est maintenant en ligne.`,
        why,
      ],
      button: {
        label: "Voir mon annonce",
        href: `${siteUrl}${wordsOf(mail.kind).list}/${mail.item_id}`,
      },
      footer: "Vous recevez ce courriel parce que votre annonce était en attente de vérification.",
    }),
  };
}
