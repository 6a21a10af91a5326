import { decisionsPath, yourName } from "#shared/case-words.ts";
import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { CaseMail } from "#shared/mail-rows.ts";
import { block, greeting } from "#shared/mail-text.ts";

/** Tells whoever mended what was hidden that it is back, or what it still lacks. */
export function caseCorrection(mail: CaseMail & { email: string }, siteUrl: string): MailMessage {
  const isBack = mail.review === "corrected";
  const title = isBack ? "Votre annonce est de nouveau en ligne" : "Il manque encore quelque chose";
  return {
    to: mail.email,
    subject: title,
    ...mailParts({
      title,
      paragraphs: [
        greeting(mail.name ?? ""),
        isBack
          ? `Nous avons relu ce que vous avez corrigé de ${yourName(mail)} : cette publication est de nouveau sur le site.`
          : `Nous avons relu ce que vous avez corrigé de ${yourName(mail)}. Cette publication reste masquée, et vous pouvez la corriger encore.`,
        ...(mail.reason ? ["Ce que l’équipe vous écrit :"] : []),
      ],
      quote: block(mail.reason, 2_000),
      button: {
        label: isBack ? "Voir la décision" : "Voir la décision et corriger",
        href: siteUrl + decisionsPath(mail),
      },
      footer: "Vous recevez ce courriel parce que cette décision vous concerne.",
    }),
  };
}
