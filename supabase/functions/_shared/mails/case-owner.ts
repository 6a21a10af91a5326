import { labelsOf } from "#supabase/functions/_shared/alert-text.ts";
import { decisionsPath, yourName } from "#supabase/functions/_shared/case-text.ts";
import type { MailMessage } from "#supabase/functions/_shared/environment.ts";
import { mailParts } from "#supabase/functions/_shared/mail-layout.ts";
import type { CaseMail } from "#supabase/functions/_shared/mail-rows.ts";
import { block, greeting } from "#supabase/functions/_shared/mail-text.ts";

const CONTEST =
  "Vous pouvez contester cette décision une fois : expliquez pourquoi, et l’équipe du site la réexaminera.";

/** What each decision means for whoever it falls on: its subject, and what follows. */
const texts: Record<
  CaseMail["decision"],
  { title: string; what: (name: string) => string; next: string }
> = {
  approved: {
    title: "Votre annonce est en ligne",
    what: (name) => `L’équipe du site a vérifié ${name} : tout est en ordre, la page est en ligne.`,
    next: "Si vous modifiez le texte, l’équipe peut le vérifier de nouveau.",
  },
  kept: {
    title: "Signalement examiné : sans suite",
    what: (name) =>
      `Quelqu’un a signalé ${name}. Après examen, nous avons décidé de ne rien changer.`,
    next: "Vous n’avez rien à faire.",
  },
  changes_requested: {
    title: "Correction demandée par l’équipe du site",
    what: (name) =>
      `L’équipe du site vous demande de corriger ${name}, qui n’est pas en ligne pour le moment.`,
    next: "Corrigez l’annonce dans vos brouillons, puis publiez-la : l’équipe la vérifiera avant de la mettre en ligne.",
  },
  removed: {
    title: "Contenu retiré du site",
    what: (name) =>
      `Nous avons retiré ${name} du site. Le texte sera effacé dans 30 jours, sauf si vous contestez la décision d’ici là.`,
    next: CONTEST,
  },
  suspended: {
    title: "Votre compte est suspendu",
    what: () =>
      "Nous avons suspendu votre compte : vos annonces ne sont plus en ligne, et vous ne pouvez ni publier ni lire de candidatures. Vous gardez l’accès à vos données.",
    next: CONTEST,
  },
};

/** Tells whoever published what was decided, why, and what they can do. */
export function caseOwner(mail: CaseMail, siteUrl: string): MailMessage {
  const { title, what, next } = texts[mail.decision];
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
        ...(mail.reason ? ["La raison donnée par l’équipe :"] : []),
      ],
      quote: block(mail.reason ?? "", 2_000),
      button: isOnline
        ? { label: "Voir la page", href: `${siteUrl}${labelsOf(mail.kind).list}/${mail.item_id}` }
        : { label: "Voir la décision", href: siteUrl + decisionsPath(mail) },
      footer:
        "Vous recevez ce courriel parce que cette décision concerne l’une de vos annonces ou votre compte.",
    }),
  };
}
