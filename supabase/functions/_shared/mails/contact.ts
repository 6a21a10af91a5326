import type { MailMessage } from "#supabase/functions/_shared/environment.ts";
import { block, greeting, mailParts, oneLine } from "#supabase/functions/_shared/mail-layout.ts";
import type { ContactMessage } from "#supabase/functions/_shared/mail-rows.ts";

const TITLE = "Nous avons bien reçu votre message";

/** Tells the sender that the message arrived. It repeats nothing of what was typed. */
export function contactReceived({ email, name }: ContactMessage): MailMessage {
  return {
    to: email,
    subject: TITLE,
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    ...mailParts({
      title: TITLE,
      paragraphs: [
        greeting(name),
        "Merci de nous avoir écrit. Nous répondons du lundi au vendredi, en 24 heures en moyenne.",
        "Notre réponse arrivera à cette adresse.",
      ],
      footer:
        "Vous recevez ce courriel parce que quelqu’un nous a écrit avec cette adresse. Si ce n’était pas vous, ne faites rien.",
    }),
  };
}

const types = new Map([
  ["general", "Question générale"],
  ["support", "Soutien"],
  ["partnership", "Partenariat"],
  ["immigration", "Immigration"],
]);

/** Forwards the message to the team of the site; a reply goes to its sender. */
export function contactMessage(message: ContactMessage, siteEmail: string): MailMessage {
  const type = types.get(message.type) ?? "Message";
  const subject = oneLine(message.subject, 150);
  return {
    to: siteEmail,
    subject: `[${type}] ${subject}`,
    replyTo: message.email,
    ...mailParts({
      title: subject,
      paragraphs: [
        `De : ${oneLine(message.name, 120)} (${message.email})`,
        `Type de demande : ${type}`,
      ],
      quote: block(message.message, 5_000),
      footer: `Message ${message.id}, envoyé par la page de contact. Pour écrire à la personne, répondez à ce courriel.`,
    }),
  };
}
