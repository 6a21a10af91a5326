import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import { block, greeting, oneLine } from "#shared/mail-text.ts";

/** A row of `contact_messages`. */
export type ContactMessage = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  type: string;
};

const types = new Map([
  ["general", "Question générale"],
  ["support", "Soutien"],
  ["partnership", "Partenariat"],
  ["immigration", "Immigration"],
]);

/** The message itself, for the people of the site; their answer goes to the sender. */
export function contactForSite(message: ContactMessage, siteEmail: string): MailMessage {
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
      footer: `Message ${message.id}, envoyé par la page de contact. Répondre à ce courriel écrit à la personne.`,
    }),
  };
}

/** Tells the sender that the message arrived. It repeats nothing of what was typed. */
export function acknowledgement(message: ContactMessage): MailMessage {
  return {
    to: message.email,
    subject: "Nous avons bien reçu votre message",
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    ...mailParts({
      title: "Nous avons bien reçu votre message",
      paragraphs: [
        greeting(message.name),
        "Merci de nous avoir écrit. Une personne de l’équipe vous lit et vous répond en 24 heures en moyenne, du lundi au vendredi.",
        "Il est inutile de nous écrire de nouveau : notre réponse arrivera à cette adresse.",
      ],
      footer:
        "Vous recevez ce courriel parce que cette adresse a été donnée dans notre page de contact. Si ce n’était pas vous, ne faites rien : elle ne sert qu’à répondre.",
    }),
  };
}
