import { randomUUID } from "node:crypto";
import { SITE_PROOF_HEADER } from "@/lib/security/secret";
import { proofOf } from "@/supabase/local/keys";
import { BACKENDS } from "@/tests/db/support/backends";
import { linkIn, waitForMail } from "@/tests/support/accounts/mailbox";

export type Account = { id: string; email: string; token: string; refresh: string };

/** A Supabase with this repository's migrations, which is asked what it answers. */
export type Target = {
  name: string;
  /** Whether it is ours: some of its answers are known to differ, and its mails can be read. */
  isLocal: boolean;
  url: string;
  publishableKey: string;
  secretKey: string;
  /** By which the local one knows its site, whose mails and sign-ins it does not limit. */
  headers: Record<string, string>;
  stop(): Promise<void>;
};

export const PASSWORD = "Erable-2026!";

type Ask = { method?: string; key?: string; token?: string; body?: unknown; headers?: HeadersInit };

/** Asks as a plain client does, without supabase-js: what is compared is the wire. */
export function ask(target: Target, path: string, options: Ask = {}): Promise<Response> {
  const { key = target.publishableKey, token, body } = options;
  const headers = new Headers({ apikey: key, ...target.headers });
  if (body !== undefined && !(body instanceof Blob))
    headers.set("content-type", "application/json");
  if (token) headers.set("authorization", `Bearer ${token}`);
  new Headers(options.headers).forEach((value, name) => void headers.set(name, value));
  return fetch(target.url + path, {
    method: options.method ?? (body === undefined ? "GET" : "POST"),
    headers,
    body: body === undefined || body instanceof Blob ? (body ?? null) : JSON.stringify(body),
    redirect: "manual",
  });
}

/** An address that nobody has. */
export const newEmail = () => `contrat-${randomUUID()}@exemple.ca`;

/** A confirmed account with a session: by its mail where mails are read, else by the operator. */
export async function newAccount(target: Target): Promise<Account> {
  const email = newEmail();
  const data = { full_name: "Camille Contrat", role: "candidat" };
  if (target.isLocal) {
    await ask(target, "/auth/v1/signup", { body: { email, password: PASSWORD, data } });
    const body = { type: "signup", token_hash: await tokenTo(email) };
    await ask(target, "/auth/v1/verify", { body });
  } else {
    await ask(target, "/auth/v1/admin/users", {
      key: target.secretKey,
      token: target.secretKey,
      body: { email, password: PASSWORD, email_confirm: true, user_metadata: data },
    });
  }
  const response = await ask(target, "/auth/v1/token?grant_type=password", {
    body: { email, password: PASSWORD },
  });
  const { access_token, refresh_token, user } = await response.json();
  return { id: user.id, email, token: access_token, refresh: refresh_token };
}

/** The token of the last mail to somebody. */
export async function tokenTo(email: string): Promise<string> {
  return (
    new URL(linkIn(await waitForMail(email), "/auth/confirm")).searchParams.get("token_hash") ?? ""
  );
}

/** Takes away what a run has made. */
export async function removeAccount(target: Target, { id }: Account): Promise<void> {
  if (target.isLocal) return;
  const { secretKey: key } = target;
  await ask(target, `/auth/v1/admin/users/${id}`, { method: "DELETE", key, token: key });
}

/** The Supabase that the environment names, or else ours on each engine that runs here. */
export function targets(env: NodeJS.ProcessEnv) {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey } = env;
  const { SUPABASE_SECRET_KEY: secretKey } = env;
  if (url && publishableKey && secretKey) {
    const common = { url, publishableKey, secretKey, headers: {}, isLocal: false };
    const start = async (): Promise<Target> => ({
      ...common,
      name: url,
      stop: async () => undefined,
    });
    return [{ name: url, isHere: true, start }];
  }
  if (url) throw new Error("Donnez aussi SUPABASE_PUBLISHABLE_KEY et SUPABASE_SECRET_KEY.");
  return BACKENDS.map(({ engine, isHere, start }) => ({
    name: `local, ${engine}`,
    isHere,
    start: async (): Promise<Target> => {
      const backend = await start();
      process.env.E2E_MAILBOX_URL = backend.mailboxUrl;
      const headers = { [SITE_PROOF_HEADER]: proofOf(backend.siteSecret) };
      return { ...backend, headers, isLocal: true, name: engine };
    },
  }));
}
