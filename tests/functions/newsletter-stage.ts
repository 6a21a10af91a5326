import { setStage } from "./stage.ts";

const number = {
  number: 12,
  published_on: "2026-12-01",
  found: 1,
  items: [{ id: "0a0b0c0d-0000-8000-a000-000000000001", title: "Un guide", excerpt: "En bref." }],
};

/** A database where a number waits for these subscribers until each is settled. */
export function stage(...emails: string[]) {
  const due = emails.map((email, n) => ({
    ...{ ...number, email },
    ...{ mail_id: `12-${n}`, token: `jeton-${n}` },
  }));
  return {
    due,
    ...setStage({
      publish_newsletter: ({ at_once }) => (at_once === true ? number.number : null),
      preview_newsletter: () => (emails.length > 0 ? number : null),
      due_newsletter_mails: ({ most }) => due.slice(0, Number(most)),
      settle_newsletter_mail: ({ token }) => {
        const index = due.findIndex((mail) => mail.token === token);
        if (index >= 0) due.splice(index, 1);
        return null;
      },
    }),
  };
}
