import { decisionsPath, yourName } from "#shared/case-words.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { CaseMail } from "#shared/mail-rows.ts";
import { block, greeting } from "#shared/mail-text.ts";

/** What each decision means for whoever it falls on: its subject, and what follows. */
const said: Record<CaseMail["outcome"], { title: string; what: (name: string) => string }> = {
  kept: {
    title: "Signalement examiné : aucune suite",
    what: (name) =>
      `Quelqu’un a signalé ${name}. Après examen, nous n’y changeons rien : vous n’avez rien à faire.`,
  },
  hidden: {
    title: "Contenu masqué par l’équipe du site",
    what: (name) => `Nous avons masqué ${name} : les visiteurs du site n’y ont plus accès.`,
  },
  removed: {
    title: "Contenu retiré du site",
    what: (name) =>
      `Nous avons retiré ${name} du site. Le texte sera effacé dans 30 jours, sauf si vous contestez la décision d’ici là.`,
  },
  suspended: {
    title: "Votre compte est suspendu",
    what: () =>
      "Nous avons suspendu votre compte : vos annonces ne sont plus en ligne, et vous ne pouvez ni publier ni lire de candidatures. Vous gardez l’accès à vos données.",
  },
};

/** Tells whoever published what was decided, why, and how to contest it once. */
export function caseOwner(mail: CaseMail & { email: string }, siteUrl: string): MailMessage {
  const { title, what } = said[mail.outcome];
  const canCorrect = mail.outcome === "hidden" && mail.kind !== "comment";
  const contest =
    mail.outcome === "kept"
      ? []
      : [
          "Vous pouvez contester cette décision une fois : expliquez pourquoi, et l’équipe du site la réexaminera.",
        ];
  return {
    to: mail.email,
    subject: title,
    ...mailParts({
      title,
      paragraphs: [
        greeting(mail.name ?? ""),
        what(yourName(mail)),
        ...(canCorrect
          ? [
              "Corrigez le texte et enregistrez : l’équipe du site le vérifie avant de le remettre en ligne.",
            ]
          : []),
        ...contest,
        "La raison donnée par l’équipe :",
      ],
      quote: block(mail.reason, 2_000),
      button: {
        label: canCorrect ? "Voir la décision et corriger" : "Voir la décision",
        href: siteUrl + decisionsPath(mail),
      },
      footer:
        "Vous recevez ce courriel parce que cette décision vous concerne. Nous ne donnons jamais le nom de la personne qui signale.",
    }),
  };
}
