import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { ContactMessage } from "#shared/mail-rows.ts";
import { greeting } from "#shared/mail-text.ts";

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
        "Merci de nous avoir écrit. Une personne de l’équipe vous lit et vous répond en 24 heures en moyenne, du lundi au vendredi.",
        "Il est inutile de nous écrire de nouveau : notre réponse arrivera à cette adresse.",
      ],
      footer:
        "Vous recevez ce courriel parce que cette adresse a été donnée dans notre page de contact. Si ce n’était pas vous, ne faites rien : elle ne sert qu’à répondre.",
    }),
  };
}
