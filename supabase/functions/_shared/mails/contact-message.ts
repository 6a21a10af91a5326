import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { ContactMessage } from "#shared/mail-rows.ts";
import { block, oneLine } from "#shared/mail-text.ts";

const types = new Map([
  ["general", "Question générale"],
  ["support", "Soutien"],
  ["partnership", "Partenariat"],
  ["immigration", "Immigration"],
]);

/** The message itself, for the people of the site; their answer goes to the sender. */
export function contactMessage(message: ContactMessage, siteEmail: string): MailMessage {
  const type = types.get(message.type) ?? "Message";
  const subject = oneLine(message.subject, 150);
  return {
    to: siteEmail,
    subject: `[${type}] ${subject}`,
    replyTo: message.email,
    ...mailParts({
      title: subject,
      paragraphs: [`De : ${oneLine(message.name, 120)} (${message.email})`, `Sujet : ${type}`],
      quote: block(message.message, 5_000),
      footer: `Message ${message.id}, envoyé par la page de contact. Pour écrire à la personne, répondez à ce courriel.`,
    }),
  };
}
