import { decisionsPath, yourName } from "#shared/case-words.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { CaseMail } from "#shared/mail-rows.ts";
import { block, greeting } from "#shared/mail-text.ts";

/** Tells whoever a decision fell on what a second look came to. */
export function caseContest(mail: CaseMail & { email: string }, siteUrl: string): MailMessage {
  const isBack = mail.contest_decision === "overturned";
  const title = isBack ? "Décision annulée" : "Décision maintenue";
  return {
    to: mail.email,
    subject: title,
    ...mailParts({
      title,
      paragraphs: [
        greeting(mail.name ?? ""),
        isBack
          ? `Nous avons réexaminé notre décision sur ${yourName(mail)} et nous l’annulons : tout redevient comme avant.`
          : `Nous avons réexaminé notre décision sur ${yourName(mail)} et nous la maintenons.`,
        "La raison donnée par l’équipe :",
      ],
      quote: block(mail.reason ?? "", 2_000),
      button: { label: "Voir la décision", href: siteUrl + decisionsPath(mail) },
      footer: "Vous recevez ce courriel parce que cette décision vous concerne.",
    }),
  };
}
