import type { DirectLimit } from "./direct-limit.ts";
import type { EmailChange } from "./email-change.ts";
import { asIfNew, type EvenTime } from "./even-answers.ts";
import { plainPath } from "./plain-path.ts";
import type { Resend } from "./resend.ts";

type Answer = (request: Request) => Promise<Response>;

/** What repairs the authentication service of lite, where it differs from the hosted one. */
export type AuthRepairs = {
  resend: Resend;
  emailChange: EmailChange;
  signInLimit: DirectLimit;
  mailLimit: DirectLimit;
  evenTime: EvenTime;
};

/** As the hosted service answers the first of the two links. */
const HALF_CONFIRMED = {
  code: "200",
  msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
};

/** Answers what lite answers otherwise than the hosted service; null where both agree. */
export function repairedAuth(repairs: AuthRepairs, answer: Answer) {
  const { resend, emailChange, signInLimit, mailLimit, evenTime } = repairs;
  /** What mails somebody whatever its body says; a change of address does too. */
  const mailingCalls: Record<string, Answer | undefined> = {
    "POST /auth/v1/signup": answerSignUp,
    "POST /auth/v1/recover": answer,
    "POST /auth/v1/resend": answerResend,
  };
  return (request: Request): Promise<Response> | null => {
    const { pathname, searchParams } = new URL(request.url);
    const call = `${request.method} ${plainPath(pathname)}`;
    const grants = searchParams.getAll("grant_type");
    if (call.startsWith("POST /auth/v1/token") && grants.includes("password")) {
      return signInLimit(request, answer);
    }
    const mailing = mailingCalls[call];
    if (mailing) return evenTime(request, () => mailLimit(request, mailing));
    if (call === "PUT /auth/v1/user") return answerChange(request);
    return call === "POST /auth/v1/verify" ? answerLink(request) : null;
  };

  /** lite refuses an address that it knows; the hosted service does not tell. */
  async function answerSignUp(request: Request): Promise<Response> {
    return asIfNew(await bodyOf(request), await answer(request));
  }

  /** lite checks the request; what it calls too early may not be. */
  async function answerResend(request: Request): Promise<Response> {
    const { type, email } = await bodyOf(request);
    const response = await answer(request);
    const early = response.status === 429 && type === "signup" && typeof email === "string";
    return early && (await resend(email)) ? Response.json({}) : response;
  }

  /** The second mail of a change of address. */
  async function answerChange(request: Request): Promise<Response> {
    const { email } = await bodyOf(request);
    return typeof email === "string" ? mailLimit(request, answerNewEmail) : answer(request);
  }

  async function answerNewEmail(request: Request): Promise<Response> {
    const response = await answer(request);
    if (!response.ok) return response;
    const { id } = Object(await response.clone().json());
    if (typeof id === "string") await emailChange.began(id);
    return response;
  }

  /** The first of two links changes nothing yet. */
  async function answerLink(request: Request): Promise<Response> {
    const body = await bodyOf(request);
    if (body.type !== "email_change" || typeof body.token_hash !== "string") return answer(request);
    const step = await emailChange.confirm(body.token_hash);
    if (step === "half") return Response.json(HALF_CONFIRMED);
    const { url, headers } = request;
    const text = JSON.stringify({ ...body, token_hash: step.token });
    return answer(new Request(url, { method: "POST", headers, body: text }));
  }
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  return Object(
    await request
      .clone()
      .json()
      .catch(() => null),
  );
}
