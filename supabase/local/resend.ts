import { randomBytes } from "node:crypto";
import { accountConfirmation } from "#shared/mails/account-confirmation.ts";
import type { Query } from "./engine.ts";
import type { SendMail } from "./mail.ts";

type Parts = { query: Query; siteUrl: string; sendMail: SendMail };

/** Mails the confirmation of a new account once more, if there is one; tells whether it did. */
export type Resend = (email: string) => Promise<boolean>;

/** The wait between two such mails (`max_frequency` of the settings). */
const RENEW = `
  update auth.users set confirmation_token = $2, confirmation_sent_at = now()
  where email = $1 and confirmed_at is null
    and confirmation_sent_at::timestamptz < now() - interval '60 seconds'
  returning id`;

/**
 * lite calls every resend too early, however long ago the first mail left. This sends it, with a
 * new link, as the hosted service does.
 */
export function createResend({ query, siteUrl, sendMail }: Parts): Resend {
  return async (email) => {
    const token = randomBytes(32).toString("hex");
    const address = email.trim().toLowerCase();
    const rows = await query(RENEW, [address, token]);
    if (rows.length === 0) return false;

    await sendMail(accountConfirmation({ siteUrl, tokenHash: token, email: address }));
    return true;
  };
}
