import { decisionsPath, yourName } from "#shared/case-words.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { CaseMail } from "#shared/mail-rows.ts";
import { block, greeting } from "#shared/mail-text.ts";

/** What each decision means for whoever it falls on: its subject, and what follows. */
const said: Record<CaseMail["outcome"], { title: string; what: (name: string) => string }> = {
  kept: {
    title: "Signalement examiné : rien ne change",
    what: (name) =>
      `Quelqu’un a signalé ${name}. Après lecture, rien ne change : cette publication reste en ligne, et vous n’avez rien à faire.`,
  },
  hidden: {
    title: "Votre publication est masquée",
    what: (name) => `Nous avons masqué ${name} : ce n’est plus sur le site.`,
  },
  removed: {
    title: "Votre publication est retirée",
    what: (name) =>
      `Nous avons retiré ${name} du site. Cette publication sera effacée dans 30 jours, sauf si vous contestez la décision d’ici là.`,
  },
  suspended: {
    title: "Votre compte est suspendu",
    what: () =>
      "Nous avons suspendu votre compte : vos publications ont quitté le site, et vous ne pouvez ni en ajouter ni lire de candidatures. Vous gardez l’accès à vos données.",
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
          "Vous pouvez contester cette décision une fois, avec vos raisons : une personne la relira.",
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
              "Corrigez ce qui ne va pas et enregistrez : une personne relit ce que vous avez corrigé, et le remet en ligne.",
            ]
          : []),
        ...contest,
        "La raison, telle que l’équipe l’a écrite :",
      ],
      quote: block(mail.reason, 2_000),
      button: {
        label: canCorrect ? "Voir la décision et corriger" : "Voir la décision",
        href: siteUrl + decisionsPath(mail),
      },
      footer:
        "Vous recevez ce courriel parce que cette décision concerne ce que vous avez publié sur Horizon Érable. Nous ne disons jamais qui a signalé.",
    }),
  };
}
