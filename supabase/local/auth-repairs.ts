import { randomBytes } from "node:crypto";
import { accountAddress, accountConfirmation } from "#supabase/functions/_shared/mails/account.ts";
import { routeOf } from "./allowed-routes.ts";
import type { Query } from "./engine.ts";
import type { SendMail } from "./mail.ts";
import { readSettings } from "./settings.ts";

type Answer = (request: Request) => Promise<Response>;
type Parts = { query: Query; siteUrl: string; sendMail: SendMail };

/** The wait between two confirmations is `max_frequency` of the settings. */
const RENEW = `
  update auth.users set confirmation_token = $2, confirmation_sent_at = now()
  where email = $1 and confirmed_at is null
    and confirmation_sent_at::timestamptz < now() - interval '60 seconds'
  returning id`;

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

/** As the hosted service answers the first of the two links. */
const HALF_CONFIRMED = {
  code: "200",
  msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
};
const NO_HASH = { code: "validation_failed", msg: "Only a token_hash is verified here" };

/** Answers what lite answers otherwise than the hosted service, and the rest by lite. */
export function repairedAuth({ query, siteUrl, sendMail }: Parts, answer: Answer): Answer {
  const { double_confirm_changes: asksBoth } = readSettings().auth.email;

  return (request) => {
    const call = `${request.method} ${routeOf(request.url).rest}`;
    if (call === "POST /resend") return answerResend(request);
    if (call === "PUT /user" && asksBoth) return answerChange(request);
    return call === "POST /verify" ? answerLink(request) : answer(request);
  };

  /** lite checks the request, then calls every resend too early, however long ago the first was. */
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
   * A change of address waits for both mailboxes. lite asks one of them: with
   * "double_confirm_changes" the present one alone, without it the new one alone. It runs without;
   * this adds the second mail, and `answerLink` holds back the first of the two links.
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
   * The digits of a mail open nothing: they can be guessed, and would change an address by the new
   * mailbox alone. The site sends what its links carry.
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

/** The fields of a JSON body, which stays to be read. */
export async function fieldsOf(request: Request): Promise<Record<string, unknown>> {
  return Object(
    await request
      .clone()
      .json()
      .catch(() => null),
  );
}
