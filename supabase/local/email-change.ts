import { randomBytes } from "node:crypto";
import { accountAddress } from "#shared/mails/account-address.ts";
import type { Query } from "./engine.ts";
import type { SendMail } from "./mail.ts";
import { readSettings } from "./settings.ts";

type Parts = { query: Query; siteUrl: string; sendMail: SendMail };

/** What becomes of a link: half of it done, or the token with which lite does the rest. */
type LinkStep = "half" | { token: string };

export type EmailChange = {
  /** To be called when somebody asked for another address. */
  began(userId: string): Promise<void>;
  /** To be called when one of the two links was confirmed. */
  confirm(token: string): Promise<LinkStep>;
};

/** The mark of a new address that has confirmed before the present one. */
const DONE = "confirmed:";

const LIFETIME = `email_change_sent_at::timestamptz > now() - interval '1 hour'`;

const BEGIN = `
  update auth.users set email_change_token_current = $2
  where id = $1 and coalesce(email_change, '') <> ''
  returning email, email_change`;

/** The present address confirms: a new one that did so before gets its token back. */
const FROM_CURRENT = `
  update auth.users set email_change_token_current = null,
    email_change_token_new = replace(email_change_token_new, '${DONE}', '')
  where email_change_token_current = $1 and ${LIFETIME}
  returning email_change_token_new as token,
    (select o.email_change_token_new like '${DONE}%' from auth.users o
     where o.email_change_token_current = $1) as both`;

/** The new address confirms before the present one. */
const FROM_NEW = `
  update auth.users set email_change_token_new = '${DONE}' || email_change_token_new
  where email_change_token_new = $1 and coalesce(email_change_token_current, '') <> ''
    and ${LIFETIME}
  returning id`;

/**
 * A change of address that waits for both mailboxes, as on the hosted service. lite asks one of
 * them: with "double_confirm_changes" the present one alone, without it the new one alone. It runs
 * without, and this adds the second mail and holds back the first of the two links.
 */
export function createEmailChange({ query, siteUrl, sendMail }: Parts): EmailChange {
  const { double_confirm_changes: asksBoth } = readSettings().auth.email;

  return {
    async began(userId) {
      if (!asksBoth) return;
      const token = randomBytes(32).toString("hex");
      type User = { email: string; email_change: string };
      const [user] = await query<User>(BEGIN, [userId, token]);
      if (!user) return;
      const { email, email_change: newEmail } = user;
      await sendMail(accountAddress({ siteUrl, tokenHash: token, email, newEmail }));
    },

    async confirm(token) {
      const [current] = await query<{ token: string; both: boolean }>(FROM_CURRENT, [token]);
      if (current) return current.both ? { token: current.token } : "half";
      const waiting = await query(FROM_NEW, [token]);
      return waiting.length > 0 ? "half" : { token };
    },
  };
}
