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
  {
    name: "l'inscription attend sa confirmation, sans session, puis le lien en ouvre une",
    reads: "mails",
    ask: async (stage) => {
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
    hosted: {
      status: 200,
      first: 200,
      early: "email_not_confirmed",
      again: [403, "otp_expired"],
      body: expect.objectContaining({ access_token: expect.any(String) }),
    },
  },
  {
    name: "une confirmation redemandée dans la minute attend",
    reads: "mails",
    ask: async (stage) => {
      const email = newEmail();
      await auth("signup", () => ({ body: { email, password: PASSWORD } }))(stage);
      return auth("resend", () => ({ body: { type: "signup", email } }))(stage);
    },
    hosted: { status: 429 },
  },
  {
    name: "un mot de passe trop court",
    ask: auth("signup", () => ({ body: { email: newEmail(), password: "court" } })),
    hosted: { status: 422, code: "weak_password" },
  },
  {
    name: "un mot de passe juste",
    ask: signIn(PASSWORD),
    hosted: {
      status: 200,
      body: expect.objectContaining({
        token_type: "bearer",
        expires_in: 3600,
        access_token: expect.any(String),
        refresh_token: expect.any(String),
      }),
    },
  },
  {
    name: "un mot de passe faux",
    ask: signIn("Faux-2026!!"),
    hosted: { status: 400, code: "invalid_credentials" },
  },
  {
    name: "un jeton renouvelé en donne un autre, qui vaut ; l'ancien rend le même peu après",
    ask: async (stage) => {
      const { body: session } = await signIn(PASSWORD)(stage);
      const { refresh_token: old } = Object(session);
      const next = await refresh(old)(stage);
      const { refresh_token: renewed } = Object(next.body);
      const reused = await refresh(old)(stage);
      return { status: next.status, isNew: renewed !== old, reused: reused.status };
    },
    hosted: { status: 200, isNew: true, reused: 200 },
  },
  {
    name: "un jeton de renouvellement inconnu",
    ask: refresh("abcdefghijkl"),
    hosted: { status: 400, code: "refresh_token_not_found" },
    local: { code: "validation_failed" },
  },
  {
    name: "une session quittée ne se renouvelle plus",
    ask: async (stage) => {
      const { body: session } = await signIn(PASSWORD)(stage);
      const { access_token: token, refresh_token } = Object(session);
      const left = await auth("logout?scope=local", () => ({ method: "POST", token }))(stage);
      return { ...(await refresh(refresh_token)(stage)), left: left.status };
    },
    hosted: { status: 400, left: 204, code: "refresh_token_not_found" },
  },
  {
    name: "un jeton d'accès illisible",
    ask: auth("user", () => ({ token: "illisible" })),
    hosted: { status: 403, code: "bad_jwt" },
  },
  {
    name: "un mot de passe changé pour le même",
    ask: auth("user", ({ account }) => ({
      method: "PUT",
      token: account.token,
      body: { password: PASSWORD },
    })),
    hosted: { status: 422, code: "same_password" },
  },
  {
    name: "une récupération ne dit pas si l'adresse est connue",
    reads: "mails",
    ask: async (stage) => {
      const known = await auth("recover", ({ account }) => ({ body: { email: account.email } }))(
        stage,
      );
      const unknown = await auth("recover", () => ({ body: { email: newEmail() } }))(stage);
      return { ...unknown, same: known.status === unknown.status };
    },
    hosted: { status: 200, body: {}, same: true },
  },
  {
    name: "un changement d'adresse attend les deux boîtes",
    reads: "mails",
    ask: async (stage) => {
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
    hosted: {
      status: 200,
      half: 200,
      still: true,
      body: expect.objectContaining({ new_email: expect.any(String) }),
    },
  },
];
