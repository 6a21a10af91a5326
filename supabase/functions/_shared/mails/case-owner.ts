import { wordsOf } from "#shared/alert-words.ts";
import { decisionsPath, yourName } from "#shared/case-words.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { CaseMail } from "#shared/mail-rows.ts";
import { block, greeting } from "#shared/mail-text.ts";

const CONTEST =
  "Vous pouvez contester cette décision une fois, avec vos raisons : une personne la relira.";

/** What each decision means for whoever it falls on: its subject, and what follows. */
const said: Record<
  CaseMail["decision"],
  { title: string; what: (name: string) => string; next: string }
> = {
  approved: {
    title: "Votre publication est en ligne",
    what: (name) => `C’est fait : ${name} est maintenant sur le site.`,
    next: "Si vous en changez le texte, une personne peut avoir à le relire.",
  },
  kept: {
    title: "Signalement examiné : rien ne change",
    what: (name) => `Quelqu’un a signalé ${name}. Après lecture, rien ne change.`,
    next: "Vous n’avez rien à faire.",
  },
  changes_requested: {
    title: "Une correction est demandée",
    what: (name) => `Après lecture, ${name} n’est pas en ligne.`,
    next: "Corrigez-la dans vos brouillons, puis publiez-la de nouveau : une personne la relira.",
  },
  removed: {
    title: "Contenu retiré du site",
    what: (name) =>
      `Nous avons retiré ${name} du site, avec effacement dans 30 jours, sauf si vous contestez la décision d’ici là.`,
    next: CONTEST,
  },
  suspended: {
    title: "Votre compte est suspendu",
    what: () =>
      "Nous avons suspendu votre compte : vos publications ont quitté le site, et vous ne pouvez ni en ajouter ni lire de candidatures. Vous gardez l’accès à vos données.",
    next: CONTEST,
  },
};

/** Tells whoever published what was decided, why, and what they can do. */
export function caseOwner(mail: CaseMail & { email: string }, siteUrl: string): MailMessage {
  const { title, what, next } = said[mail.decision];
  const isOnline = mail.decision === "approved";
  return {
    to: mail.email,
    subject: title,
    ...mailParts({
      title,
      paragraphs: [
        greeting(mail.name ?? ""),
        what(yourName(mail)),
        next,
        ...(mail.reason ? ["La raison, telle que l’équipe l’a écrite :"] : []),
      ],
      quote: block(mail.reason ?? "", 2_000),
      button: isOnline
        ? { label: "Voir la page", href: `${siteUrl}${wordsOf(mail.kind).list}/${mail.item_id}` }
        : { label: "Voir la décision", href: siteUrl + decisionsPath(mail) },
      footer:
        "Vous recevez ce courriel parce que cette décision concerne ce que vous avez publié sur Horizon Érable.",
    }),
  };
}
