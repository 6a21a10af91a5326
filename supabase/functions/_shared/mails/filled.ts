import { appliedWords } from "#ground/applied-words.ts";
import { candidateNews, publicationOf, titleOf } from "#shared/candidate-news.ts";
import type { MailMessage } from "#shared/environment.ts";
import type { DueMail } from "#shared/mail-rows.ts";

/** Somebody was chosen. */
export function filled(mail: DueMail, siteUrl: string): MailMessage {
  return candidateNews(mail, siteUrl, {
    title: `${appliedWords[mail.target_kind].filled} : ${titleOf(mail)}`,
    paragraphs: [
      `Le recruteur a trouvé quelqu’un pour ${publicationOf(mail)}.`,
      "Votre candidature reste dans votre espace personnel. Bonne chance pour la suite.",
    ],
  });
}
