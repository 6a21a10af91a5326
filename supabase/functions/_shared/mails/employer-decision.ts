import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { EmployerMail } from "#shared/mail-rows.ts";
import { block, frenchDay, greeting, oneLine } from "#shared/mail-text.ts";

/** What each decision of an operator means for those who publish for the employer. */
const said: Record<
  EmployerMail["outcome"],
  { title: string; what: (name: string, lastDay: string | null) => string }
> = {
  verified: {
    title: "Votre entreprise est vérifiée",
    what: (name) =>
      `L’équipe du site a vérifié ${name}. Ses publications le disent, et ce qui attendait d’être lu paraît.`,
  },
  refused: {
    title: "Votre entreprise n’a pas pu être vérifiée",
    what: (name) =>
      `L’équipe du site a regardé vos documents et n’a pas pu vérifier ${name}. Ils sont effacés. Vous pouvez demander de nouveau, d’une autre façon aussi.`,
  },
  withdrawn: {
    title: "La vérification de votre entreprise est retirée",
    what: (name) =>
      `L’équipe du site a retiré la vérification de ${name}. Ce qui est en ligne y reste, sous « Employeur non vérifié ». Vous pouvez demander une nouvelle vérification.`,
  },
  ending: {
    title: "La vérification de votre entreprise se termine bientôt",
    what: (name, lastDay) =>
      `La vérification de ${name} vaut un an, et se termine ${lastDay ? `le ${frenchDay(lastDay)}` : "dans un mois"}. Refaites-la d’ici là, de la façon que vous voulez : sans elle, vos publications diront « Employeur non vérifié ».`,
  },
};

/** Tells an owner what an operator decided of the employer, and why; or that its term ends. */
export function employerDecision(
  mail: EmployerMail & { email: string },
  siteUrl: string,
): MailMessage {
  const { title, what } = said[mail.outcome];
  return {
    to: mail.email,
    subject: title,
    ...mailParts({
      title,
      paragraphs: [
        greeting(mail.name ?? ""),
        what(`« ${oneLine(mail.employer, 110)} »`, mail.ends_on),
        ...(mail.reason ? ["La raison, telle que l’équipe l’a écrite :"] : []),
      ],
      quote: block(mail.reason ?? "", 2_000),
      button: { label: "Voir la vérification", href: `${siteUrl}/admin/entreprise/verification` },
      footer: "Vous recevez ce courriel parce que vous êtes responsable de cette entreprise.",
    }),
  };
}
