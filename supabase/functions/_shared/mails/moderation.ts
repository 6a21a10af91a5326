import { type Kind, kinds } from "#lib/shared/kinds.ts";
import { labelsOf } from "#supabase/functions/_shared/alert-text.ts";
import type { MailMessage } from "#supabase/functions/_shared/environment.ts";
import { block, greeting, mailParts, oneLine } from "#supabase/functions/_shared/mail-layout.ts";
import type { CaseMail } from "#supabase/functions/_shared/mail-rows.ts";

/** The target of a decision, as the object of a sentence: "votre offre « Soudeur »". */
function nounOf(kind: string): { its: string; yours: string } {
  if (kind === "comment") return { its: "le commentaire", yours: "votre commentaire" };
  if (kind === "employer") return { its: "l’entreprise", yours: "votre entreprise" };
  return Object.hasOwn(kinds, kind)
    ? kinds[kind as Kind].named
    : { its: "l’annonce", yours: "votre annonce" };
}

/** "l’offre « Soudeur·se »", for anyone but its author. */
function itsName({ kind, title }: CaseMail): string {
  return named(nounOf(kind).its, title);
}

/** "votre offre « Soudeur·se »", "votre compte". */
function yourName({ kind, title }: Pick<CaseMail, "kind" | "title">): string {
  if (kind === "account") return "votre compte";
  return named(nounOf(kind).yours, title);
}

function named(noun: string, title: string | null): string {
  const line = oneLine(title ?? "", 110);
  return line === "" ? noun : `${noun} « ${line} »`;
}

/** What happens to it after a decision was overturned. */
function restored({ kind }: CaseMail): string {
  return kind === "account"
    ? "votre compte est rétabli"
    : `${nounOf(kind).yours} est de nouveau en ligne`;
}

/** The decision, as a sentence for the reporters. */
const verdicts: Record<CaseMail["decision"], string> = {
  approved: "L’équipe du site a publié ce contenu.",
  kept: "L’équipe du site a décidé de ne rien changer.",
  changes_requested:
    "L’équipe du site a retiré ce contenu\u00a0; son auteur doit le corriger avant qu’il soit remis en ligne.",
  removed: "L’équipe du site a retiré ce contenu.",
  suspended: "L’équipe du site a retiré ce contenu et suspendu le compte de son auteur.",
};

/** Advice for victims of fraud. */
const FRAUD_CENTRE = "https://antifraudcentre-centreantifraude.ca/";

/** The page where the person concerned reads the decision; authors of comments need not be recruiters. */
function decisionsPath({ kind }: CaseMail): string {
  return kind === "comment" || kind === "account"
    ? "/espace-utilisateur/decisions"
    : "/admin/decisions";
}

const REPORTER_TITLE = "Réponse à votre signalement";

/** Tells the reporters the decision. It repeats nothing of what they wrote. */
export function caseReporter(mail: CaseMail, siteUrl: string): MailMessage {
  return {
    to: mail.email,
    subject: REPORTER_TITLE,
    ...mailParts({
      title: REPORTER_TITLE,
      paragraphs: [
        greeting(mail.name ?? ""),
        `Vous avez signalé ${itsName(mail)}. ${verdicts[mail.decision]}`,
        "La raison donnée par l’équipe :",
      ],
      quote: block(mail.reason ?? "", 2_000),
      button: { label: "Retour au site", href: siteUrl },
      footer:
        "Vous recevez ce courriel parce que vous avez envoyé un signalement sur Horizon Érable. Si vous n’avez pas de compte, votre adresse est maintenant effacée.",
    }),
  };
}

const TITLE = "Une annonce à laquelle vous avez postulé a été retirée";

/**
 * Tells an applicant that the publication was removed, and what to do; only its author is given the reason.
 */
export function caseCandidate(mail: CaseMail, siteUrl: string): MailMessage {
  return {
    to: mail.email,
    subject: TITLE,
    ...mailParts({
      title: TITLE,
      paragraphs: [
        greeting(mail.name ?? ""),
        `L’équipe du site a retiré ${itsName(mail)}, à laquelle vous aviez postulé. Vous n’aurez donc pas de réponse.`,
        "Si quelqu’un vous écrit à ce sujet, n’envoyez ni argent, ni copie de vos papiers, ni numéro d’assurance sociale. Si vous l’avez déjà fait, conservez les messages et prévenez votre banque.",
        `Signalez une fraude au Centre antifraude du Canada : ${FRAUD_CENTRE}`,
      ],
      button: {
        label: "Voir ma candidature",
        href: `${siteUrl}/espace-utilisateur/candidatures/${mail.application_id}`,
      },
      footer:
        "Vous recevez ce courriel parce que vous avez postulé sur Horizon Érable. Vous pouvez retirer votre candidature : votre CV ne sera plus accessible.",
    }),
  };
}

/** Tells the person concerned the outcome of a contest, or that a decision was reversed without one. */
export function caseContest(mail: CaseMail, siteUrl: string): MailMessage {
  const isBack = mail.contest_decision === "overturned";
  const title = isBack ? "Décision annulée" : "Décision maintenue après votre contestation";
  return {
    to: mail.email,
    subject: title,
    ...mailParts({
      title,
      paragraphs: [
        greeting(mail.name ?? ""),
        isBack
          ? `Nous avons réexaminé notre décision sur ${yourName(mail)} et nous l’annulons : ${restored(mail)}.`
          : `Nous avons réexaminé notre décision sur ${yourName(mail)} et nous la maintenons.`,
        "La raison donnée par l’équipe :",
      ],
      quote: block(mail.reason ?? "", 2_000),
      button: { label: "Voir la décision", href: siteUrl + decisionsPath(mail) },
      footer: "Vous recevez ce courriel parce que cette décision vous concerne.",
    }),
  };
}

const CONTEST =
  "Vous pouvez contester cette décision une fois : expliquez pourquoi, et l’équipe du site la réexaminera.";

/** Subject and consequences of each decision, for the person concerned. */
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

/** Tells the author the decision, its reason, and what they can do. */
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
