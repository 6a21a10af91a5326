import { appliedLabels } from "#lib/shared/kinds.ts";
import { labelsOf } from "./alert-text.ts";
import type { MailMessage } from "./environment.ts";
import { block, greeting, type MailContent, mailParts, oneLine } from "./mail-layout.ts";
import type { DueMail } from "./mail-rows.ts";

type News = Pick<MailContent, "title" | "paragraphs" | "quote" | "itemsTitle" | "items">;

/**
 * Writes the parts that all mails about a candidate's application share: greeting, link and footer. The
 * subject is the title.
 */
export function candidateNews(mail: DueMail, siteUrl: string, news: News): MailMessage {
  return {
    to: mail.candidate_email,
    subject: news.title,
    ...mailParts({
      ...news,
      paragraphs: [greeting(mail.candidate_name ?? ""), ...news.paragraphs],
      button: {
        label: `Voir ma ${appliedLabels[mail.target_kind].sent}`,
        href: `${siteUrl}/espace-utilisateur/candidatures/${mail.application_id}`,
      },
      footer: [
        "Vous recevez ce courriel parce que vous avez postulé sur Horizon Érable.",
        ...(news.quote ? [advice(mail, siteUrl)] : []),
      ].join(" "),
    }),
  };
}

/** For messages of unverified recruiters: what no employer asks for, and where to report it. */
function advice({ target_kind, publication_id }: DueMail, siteUrl: string): string {
  const warning = "Une entreprise sérieuse ne demande ni argent ni pièce d’identité par message.";
  if (publication_id === null) return warning;
  const form = `${siteUrl}/signaler${labelsOf(target_kind).list}/${publication_id}`;
  return `${warning} Si on vous en demande, signalez l’annonce : ${form}`;
}

/** Returns the publication's title on one line, or a text in its place if it is gone. */
export function titleOf({ title }: Pick<DueMail, "title">): string {
  return oneLine(title ?? "", 110) || "Titre non disponible";
}

/** Returns "« Analyste » (Boréal inc.)". */
export function publicationOf(mail: DueMail): string {
  return `« ${titleOf(mail)} »${employerIn(mail.company)}`;
}

/** Returns " (Boréal inc.)", or nothing. */
export function employerIn(company: string | null): string {
  const name = oneLine(company ?? "", 120);
  return name && ` (${name})`;
}

/** Returns the recruiter's message, introduced and quoted, if there is one. */
export function recruiterText({ message }: DueMail): { intro: string[]; quote?: string } {
  const quote = block(message ?? "", 2_000);
  return quote === "" ? { intro: [] } : { intro: ["Le recruteur vous écrit :"], quote };
}
