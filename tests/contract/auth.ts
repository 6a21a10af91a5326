import { expect } from "vitest";
import { answerOf, type Line, type Stage } from "./line";
import { ask, newEmail, PASSWORD, tokenTo } from "./target";

type Options = Parameters<typeof ask>[2];
const auth = (path: string, options?: (stage: Stage) => Options) => async (stage: Stage) =>
  answerOf(await ask(stage.target, `/auth/v1/${path}`, options?.(stage)));
const signIn = (password: string) =>
  auth("token?grant_type=password", ({ account }) => ({
    body: { email: account.email, password },
  }));
const refresh = (refresh_token: string) =>
  auth("token?grant_type=refresh_token", () => ({ body: { refresh_token } }));

/** https://supabase.com/docs/guides/auth/debugging/error-codes and …/auth/sessions */
export const authLines: Line[] = [
  [
    "l'inscription attend sa confirmation, sans session, puis le lien en ouvre une",
    async (stage) => {
      const email = newEmail();
      const signUp = auth("signup", () => ({ body: { email, password: PASSWORD } }));
      const first = await signUp(stage);
      const token_hash = await tokenTo(email);
      const early = await auth("token?grant_type=password", () => ({
        body: { email, password: PASSWORD },
      }))(stage);
      const confirm = auth("verify", () => ({ body: { type: "signup", token_hash } }));
      const confirmed = await confirm(stage);
      const again = await confirm(stage);
      return {
        ...confirmed,
        first: first.status,
        early: early.code,
        again: [again.status, again.code],
      };
    },
    {
      status: 200,
      first: 200,
      early: "email_not_confirmed",
      again: [403, "otp_expired"],
      body: expect.objectContaining({ access_token: expect.any(String) }),
    },
    { reads: "mails" },
  ],
  [
    "une confirmation redemandée dans la minute attend",
    async (stage) => {
      const email = newEmail();
      await auth("signup", () => ({ body: { email, password: PASSWORD } }))(stage);
      return auth("resend", () => ({ body: { type: "signup", email } }))(stage);
    },
    { status: 429 },
    { reads: "mails" },
  ],
  [
    "un mot de passe trop court",
    auth("signup", () => ({ body: { email: newEmail(), password: "court" } })),
    { status: 422, code: "weak_password" },
  ],
  [
    "un mot de passe juste",
    signIn(PASSWORD),
    {
      status: 200,
      body: expect.objectContaining({
        token_type: "bearer",
        expires_in: 3600,
        access_token: expect.any(String),
        refresh_token: expect.any(String),
      }),
    },
  ],
  ["un mot de passe faux", signIn("Faux-2026!!"), { status: 400, code: "invalid_credentials" }],
  [
    "un jeton renouvelé en donne un autre, qui vaut ; l'ancien rend le même peu après",
    async (stage) => {
      const { body: session } = await signIn(PASSWORD)(stage);
      const { refresh_token: old } = Object(session);
      const next = await refresh(old)(stage);
      const { refresh_token: renewed } = Object(next.body);
      const reused = await refresh(old)(stage);
      return { status: next.status, isNew: renewed !== old, reused: reused.status };
    },
    { status: 200, isNew: true, reused: 200 },
  ],
  [
    "un jeton de renouvellement inconnu",
    refresh("abcdefghijkl"),
    { status: 400, code: "refresh_token_not_found" },
    { local: { code: "validation_failed" } },
  ],
  [
    "une session quittée ne se renouvelle plus",
    async (stage) => {
      const { body: session } = await signIn(PASSWORD)(stage);
      const { access_token: token, refresh_token } = Object(session);
      const left = await auth("logout?scope=local", () => ({ method: "POST", token }))(stage);
      return { ...(await refresh(refresh_token)(stage)), left: left.status };
    },
    { status: 400, left: 204, code: "refresh_token_not_found" },
  ],
  [
    "un jeton d'accès illisible",
    auth("user", () => ({ token: "illisible" })),
    { status: 403, code: "bad_jwt" },
  ],
  [
    "un mot de passe changé pour le même",
    auth("user", ({ account }) => ({
      method: "PUT",
      token: account.token,
      body: { password: PASSWORD },
    })),
    { status: 422, code: "same_password" },
  ],
  [
    "une récupération ne dit pas si l'adresse est connue",
    async (stage) => {
      const known = await auth("recover", ({ account }) => ({ body: { email: account.email } }))(
        stage,
      );
      const unknown = await auth("recover", () => ({ body: { email: newEmail() } }))(stage);
      return { ...unknown, same: known.status === unknown.status };
    },
    { status: 200, body: {}, same: true },
    { reads: "mails" },
  ],
  [
    "un changement d'adresse attend les deux boîtes",
    async (stage) => {
      const { account } = stage;
      const email = newEmail();
      const options = { method: "PUT", token: account.token, body: { email } };
      const answer = await auth("user", () => options)(stage);
      const verify = async (token_hash: string) =>
        auth("verify", () => ({ body: { type: "email_change", token_hash } }))(stage);
      const half = await verify(await tokenTo(email));
      const { body: user } = await auth("user", () => ({ token: account.token }))(stage);
      return { ...answer, half: half.status, still: Object(user).email === account.email };
    },
    {
      status: 200,
      half: 200,
      still: true,
      body: expect.objectContaining({ new_email: expect.any(String) }),
    },
    { reads: "mails" },
  ],
];
