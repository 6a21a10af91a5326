import { randomBytes } from "node:crypto";
import { accountAddress, accountConfirmation } from "#supabase/functions/_shared/mails/account.ts";
import { routeOf } from "./allowed-routes.ts";
import type { Query } from "./engine.ts";
import type { SendMail } from "./mail.ts";
import { readSettings } from "./settings.ts";

type Answer = (request: Request) => Promise<Response>;
type Parts = { query: Query; siteUrl: string; sendMail: SendMail };

/** The minimum interval between two confirmations is `max_frequency` of the settings. */
const RENEW = `
  update auth.users set confirmation_token = $2, confirmation_sent_at = now()
  where email = $1 and confirmed_at is null
    and confirmation_sent_at::timestamptz < now() - interval '60 seconds'
  returning id`;

/** Prefix marking that the new address confirmed before the current one. */
const DONE = "confirmed:";
const LIFETIME = `email_change_sent_at::timestamptz > now() - interval '1 hour'`;

const BEGIN = `
  update auth.users set email_change_token_current = $2
  where id = $1 and coalesce(email_change, '') <> ''
  returning email, email_change`;

/** The current address confirms: if the new one did so before, it gets its token back. */
const FROM_CURRENT = `
  update auth.users set email_change_token_current = null,
    email_change_token_new = replace(email_change_token_new, '${DONE}', '')
  where email_change_token_current = $1 and ${LIFETIME}
  returning email_change_token_new as token,
    (select o.email_change_token_new like '${DONE}%' from auth.users o
     where o.email_change_token_current = $1) as both`;

/** The new address confirms before the current one. */
const FROM_NEW = `
  update auth.users set email_change_token_new = '${DONE}' || email_change_token_new
  where email_change_token_new = $1 and coalesce(email_change_token_current, '') <> ''
    and ${LIFETIME}
  returning id`;

/** The hosted service's answer to the first of the two links. */
const HALF_CONFIRMED = {
  code: "200",
  msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
};
const NO_HASH = { code: "validation_failed", msg: "Only a token_hash is verified here" };

/** Answers the calls that lite answers differently from the hosted service; lite answers the rest. */
export function repairedAuth({ query, siteUrl, sendMail }: Parts, answer: Answer): Answer {
  const { double_confirm_changes: asksBoth } = readSettings().auth.email;

  return (request) => {
    const call = `${request.method} ${routeOf(request.url).rest}`;
    if (call === "POST /resend") return answerResend(request);
    if (call === "PUT /user" && asksBoth) return answerChange(request);
    return call === "POST /verify" ? answerLink(request) : answer(request);
  };

  /** lite validates the request, then refuses every resend as too early, however long ago the first was. */
  async function answerResend(request: Request): Promise<Response> {
    const { type, email } = await fieldsOf(request);
    const response = await answer(request);
    if (response.status !== 429 || type !== "signup" || typeof email !== "string") return response;
    const address = email.trim().toLowerCase();
    const tokenHash = randomBytes(32).toString("hex");
    if ((await query(RENEW, [address, tokenHash])).length === 0) return response;
    await sendMail(accountConfirmation({ siteUrl, tokenHash, email: address }));
    return Response.json({});
  }

  /**
   * A change of address waits for both mailboxes. lite mails only one of them: the current one with
   * "double_confirm_changes", the new one without it. It runs without; this adds the second mail, and
   * `answerLink` delays the change until both links were used.
   */
  async function answerChange(request: Request): Promise<Response> {
    const { email } = await fieldsOf(request);
    const response = await answer(request);
    if (!response.ok || typeof email !== "string") return response;
    const { id } = Object(await response.clone().json());
    const tokenHash = randomBytes(32).toString("hex");
    type User = { email: string; email_change: string };
    const [user] = await query<User>(BEGIN, [id, tokenHash]);
    if (!user) return response;
    await sendMail(
      accountAddress({ siteUrl, tokenHash, email: user.email, newEmail: user.email_change }),
    );
    return response;
  }

  /**
   * Refuses the numeric codes of mails: they can be guessed, and would change an address by the new mailbox
   * alone. The site sends the tokens of its links.
   */
  async function answerLink(request: Request): Promise<Response> {
    const body = await fieldsOf(request);
    const { type, token_hash: token, token: digits } = body;
    if (typeof token !== "string" || !token || digits !== undefined) {
      return Response.json({ ...NO_HASH, error_code: NO_HASH.code }, { status: 400 });
    }
    if (type !== "email_change") return answer(request);
    const [current] = await query<{ token: string; both: boolean }>(FROM_CURRENT, [token]);
    const isHalf = current ? !current.both : (await query(FROM_NEW, [token])).length > 0;
    if (isHalf) return Response.json(HALF_CONFIRMED);
    const { url, headers } = request;
    const text = JSON.stringify({ type, token_hash: current?.token ?? token });
    return answer(new Request(url, { method: "POST", headers, body: text }));
  }
}

/** Returns the fields of a JSON body without consuming it. */
export async function fieldsOf(request: Request): Promise<Record<string, unknown>> {
  return Object(
    await request
      .clone()
      .json()
      .catch(() => null),
  );
}
