import { setStage } from "./stage.ts";

export const item = {
  kind: "job",
  id: "0a0b0c0d-0000-8000-a000-000000000001",
  title: "Soudeur·euse",
  employer: "Acier inc.",
  town: "Laval",
  closes: null as string | null,
};

export const waiting = {
  mail_id: "0a0b0c0d-0000-8000-a000-000000000009",
  email: "camille@exemple.ca" as string | null,
  name: "Camille Roy",
  label: "« soudeur »",
  address: "/emplois?q=soudeur",
  frequency: "daily",
  kind: "job",
  token: "jeton-de-l-alerte",
  found: 1,
  items: [item],
};

/** A database where these mails wait until they are settled, and little is left to compare. */
export function stage(...changes: Partial<typeof waiting>[]) {
  const due = changes.map((change, n) => ({ ...waiting, mail_id: `mail-${n}`, ...change }));
  const left = { match_alerts: 2, prepare_alert_mails: 1, prepare_deadline_reminders: 1 };
  const count = (name: keyof typeof left) => () => {
    left[name] -= 1;
    return Math.max(left[name], 0);
  };
  const reminders: object[] = [];
  return {
    due,
    reminders,
    ...setStage({
      tidy_alerts: () => null,
      match_alerts: count("match_alerts"),
      prepare_alert_mails: count("prepare_alert_mails"),
      prepare_deadline_reminders: count("prepare_deadline_reminders"),
      due_alert_mails: ({ most }) => due.slice(0, Number(most)),
      due_reminder_mails: () => reminders.splice(0),
      settle_alert_mail: ({ mail_id }) => {
        const index = due.findIndex((mail) => mail.mail_id === mail_id);
        if (index >= 0) due.splice(index, 1);
        return null;
      },
    }),
  };
}
