import type { MailMessage } from "#shared/environment.ts";
import { mailParts } from "#shared/mail-layout.ts";
import type { EmployerMail } from "#shared/mail-rows.ts";
import { block, greeting, oneLine } from "#shared/mail-text.ts";

const WITHDRAWN = "La vérification de votre entreprise est retirée";

/** What each decision of an operator means for those who publish for the employer. */
const said: Record<
  Exclude<EmployerMail["outcome"], "ending">,
  { title: string; what: (name: string) => string }
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
    title: WITHDRAWN,
    what: (name) =>
      `L’équipe du site a retiré la vérification de ${name}. Ce qui est en ligne y reste, sous « Employeur non vérifié ». Vous pouvez demander une nouvelle vérification.`,
  },
  sent_back: {
    title: WITHDRAWN,
    what: (name) =>
      `L’équipe du site a retiré la vérification de ${name}. Ce qui avait paru sans être lu attend d’être lu, et revient en ligne une fois accepté : vous n’avez rien à refaire. Vous pouvez demander une nouvelle vérification.`,
  },
};

/** Tells an owner what an operator decided of the employer, and why. */
export function employerDecision(
  mail: EmployerMail & { email: string; outcome: keyof typeof said },
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
        what(`« ${oneLine(mail.employer, 110)} »`),
        ...(mail.reason ? ["La raison, telle que l’équipe l’a écrite :"] : []),
      ],
      quote: block(mail.reason ?? "", 2_000),
      button: { label: "Voir la vérification", href: `${siteUrl}/admin/entreprise/verification` },
      footer: "Vous recevez ce courriel parce que vous êtes propriétaire de cette entreprise.",
    }),
  };
}
