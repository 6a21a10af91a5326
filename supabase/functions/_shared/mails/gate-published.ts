import { wordsOf } from "#shared/alert-words.ts";
import { yourName } from "#shared/case-words.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { GateMail } from "#shared/mail-rows.ts";
import { greeting } from "#shared/mail-text.ts";

/** Tells a recruiter that what waited is on the site, read by somebody or because they are verified. */
export function gatePublished(mail: GateMail & { email: string }, siteUrl: string): MailMessage {
  const title = "Votre publication est en ligne";
  const why =
    mail.outcome === "released"
      ? "Votre entreprise est vérifiée : ce qui attendait paraît, et ce que vous publierez paraîtra tout de suite."
      : "L’équipe du site a lu et accepté cette publication. Si vous en changez le texte avant que votre entreprise soit vérifiée, une personne le relira.";
  return {
    to: mail.email,
    subject: title,
    ...mailParts({
      title,
      paragraphs: [
        greeting(mail.name ?? ""),
        `C’est fait : ${yourName(mail)} est maintenant sur le site.`,
        why,
      ],
      button: {
        label: "Voir la page",
        href: `${siteUrl}${wordsOf(mail.kind).list}/${mail.item_id}`,
      },
      footer: "Vous recevez ce courriel parce que cette publication attendait d’être lue.",
    }),
  };
}
