import { expect } from "vitest";
import { codeOf, fromBase32, periodAt } from "#supabase/local/totp.ts";
import { type Answer, answerOf, type Line, type Stage } from "./line";
import { type Account, ask, newAccount, PASSWORD, removeAccount, type Target } from "./target";

const NOBODY = "00000000-0000-4000-8000-000000000000";

/** What somebody with an account does about their second factor; each call has the token it is given. */
function callsOf(target: Target, { email, token: first }: Account) {
  type Options = Parameters<typeof ask>[2];
  const auth = async (path: string, options: Options) =>
    answerOf(await ask(target, `/auth/v1/${path}`, options));
  return {
    enrol: (token = first, name = "Contrat", factor_type = "totp") =>
      auth("factors", { token, body: { factor_type, friendly_name: name, issuer: "Contrat" } }),
    challenge: (id: string, token = first) => auth(`factors/${id}/challenge`, { token, body: {} }),
    verify: (id: string, challenge_id: string, code: string, token = first) =>
      auth(`factors/${id}/verify`, { token, body: { challenge_id, code } }),
    unenrol: (id: string, token = first) => auth(`factors/${id}`, { method: "DELETE", token }),
    signIn: () => auth("token?grant_type=password", { body: { email, password: PASSWORD } }),
    refresh: (refresh_token: string) =>
      auth("token?grant_type=refresh_token", { body: { refresh_token } }),
    user: (token: string) => auth("user", { token }),
    change: (token: string) =>
      auth("user", { method: "PUT", token, body: { password: "Neige-2026-x" } }),
  };
}
type Calls = ReturnType<typeof callsOf>;

/** A second factor that stands, and the session that took it. */
async function enrolled(calls: Calls) {
  const { body } = await calls.enrol();
  const { id, totp } = Object(body);
  const challenge = await calls.challenge(id);
  const code = codeOf(fromBase32(totp.secret), periodAt(Date.now()));
  const session = await calls.verify(id, Object(challenge.body).id, code);
  return { id: String(id), session };
}

/** Of an answer with a session, what its token says of how sure it is. */
function sureness({ body }: Answer) {
  const [, payload = ""] = String(Object(body).access_token).split(".");
  const { aal, amr } = JSON.parse(Buffer.from(payload, "base64url").toString());
  return { aal, methods: amr.map(({ method }: { method: string }) => method).sort() };
}

/** With an account of its own: a second factor ends the sessions that have not taken it. */
const withAccount = (action: (calls: Calls) => Promise<Answer>) => async (stage: Stage) => {
  const account = await newAccount(stage.target);
  try {
    return await action(callsOf(stage.target, account));
  } finally {
    await removeAccount(stage.target, account);
  }
};
const brief = ({ status, code }: Answer) => [status, code];

/**
 * https://supabase.com/docs/guides/auth/auth-mfa/totp and …/auth/debugging/error-codes; statuses by
 * the service's own source, https://github.com/supabase/auth (internal/api/mfa.go).
 */
export const twoFactorLines: Line[] = [
  [
    "un facteur se prépare, avec sa clé, et se retire",
    withAccount(async (calls) => {
      const made = await calls.enrol();
      const gone = await calls.unenrol(Object(made.body).id);
      return { ...made, gone: [gone.status, gone.body] };
    }),
    {
      status: 200,
      gone: [200, { id: expect.any(String) }],
      body: expect.objectContaining({
        id: expect.any(String),
        type: "totp",
        totp: expect.objectContaining({
          secret: expect.stringMatching(/^[A-Z2-7]{16,}$/),
          uri: expect.stringMatching(/^otpauth:\/\/totp\//),
        }),
      }),
    },
  ],
  [
    "un facteur du même nom, une sorte inconnue, un jeton illisible",
    withAccount(async (calls) => {
      await calls.enrol();
      const kind = await calls.enrol(undefined, "Autre", "carte");
      const unsigned = await calls.enrol("illisible");
      return { ...(await calls.enrol()), kind: brief(kind), unsigned: brief(unsigned) };
    }),
    {
      status: 422,
      code: "mfa_factor_name_conflict",
      kind: [400, "validation_failed"],
      unsigned: [403, "bad_jwt"],
    },
  ],
  [
    "un défi, et ce qui n'y répond pas",
    withAccount(async (calls) => {
      const { id } = Object((await calls.enrol()).body);
      const challenge = await calls.challenge(id);
      const { id: challengeId } = Object(challenge.body);
      return {
        ...challenge,
        wrong: brief(await calls.verify(id, challengeId, "abcdef")),
        empty: brief(await calls.verify(id, challengeId, "")),
        other: brief(await calls.verify(id, NOBODY, "123456")),
      };
    }),
    {
      status: 200,
      wrong: [422, "mfa_verification_failed"],
      empty: [400, "validation_failed"],
      other: [422, "mfa_factor_not_found"],
      body: expect.objectContaining({ type: "totp", expires_at: expect.any(Number) }),
    },
  ],
  [
    "le facteur d'un autre n'existe pas",
    withAccount(async (calls) => calls.challenge(NOBODY)),
    { status: 404, code: "mfa_factor_not_found" },
  ],
  [
    "un code juste rend la session sûre, et ferme celles qui ne le sont pas",
    withAccount(async (calls) => {
      const { body: other } = await calls.signIn();
      const { session } = await enrolled(calls);
      const next = await calls.refresh(Object(session.body).refresh_token);
      const closed = await calls.user(Object(other).access_token);
      return {
        status: session.status,
        sure: sureness(session),
        next: sureness(next).aal,
        closed: brief(closed),
      };
    }),
    {
      status: 200,
      sure: { aal: "aal2", methods: ["password", "totp"] },
      next: "aal2",
      closed: [403, "session_not_found"],
    },
  ],
  [
    "le mot de passe seul ne rend plus sûr, et ne change plus ce qui protège",
    withAccount(async (calls) => {
      const { id } = await enrolled(calls);
      const session = await calls.signIn();
      const { access_token: token } = Object(session.body);
      const { body: user } = await calls.user(token);
      return {
        status: session.status,
        aal: sureness(session).aal,
        factors: Object(user).factors,
        unenrol: brief(await calls.unenrol(id, token)),
        enrol: brief(await calls.enrol(token, "Autre")),
        change: brief(await calls.change(token)),
      };
    }),
    {
      status: 200,
      aal: "aal1",
      factors: [expect.objectContaining({ factor_type: "totp", status: "verified" })],
      unenrol: [422, "insufficient_aal"],
      enrol: [403, "insufficient_aal"],
      change: [401, "insufficient_aal"],
    },
  ],
  [
    "le facteur retiré, la session suivante n'a plus que le mot de passe",
    withAccount(async (calls) => {
      const { id, session } = await enrolled(calls);
      const { access_token: token, refresh_token } = Object(session.body);
      const gone = await calls.unenrol(id, token);
      return { status: gone.status, aal: sureness(await calls.refresh(refresh_token)).aal };
    }),
    { status: 200, aal: "aal1" },
  ],
];
