import { createHmac } from "node:crypto";
import type { Page } from "@playwright/test";
import { createServerClient } from "@supabase/ssr";
import { createClient } from "@supabase/supabase-js";
import { SITE_PROOF_HEADER, SITE_PROOF_TEXT } from "#lib/security/secret.ts";
import { linkIn, waitForMail } from "./mailbox.ts";
import { PASSWORD } from "./make-account.ts";

export { PASSWORD };
export const CANDIDATE = "candidat@exemple.ca";
export const RECRUITER = "recruteur@exemple.ca";

export type Account = { id: string; email: string; password: string; fullName: string };

let made = 0;

/** An address that no other test has used. */
export function newEmail(prefix = "essai"): string {
  made += 1;
  return `${prefix}-${process.pid}-${Date.now()}-${made}@exemple.ca`;
}

function supabase() {
  return {
    url: process.env.E2E_SUPABASE_URL ?? "http://127.0.0.1:54321",
    key: process.env.E2E_PUBLISHABLE_KEY ?? "",
  };
}

/** A client of the Supabase under test, without a session. */
export function supabaseClient(headers: Record<string, string> = {}) {
  const { url, key } = supabase();
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers },
  });
}

/** By which the embedded backend takes a caller for its site, and sets no limit to its mails. */
function siteProof(): Record<string, string> {
  const secret = process.env.E2E_SITE_SECRET ?? "";
  const proof = createHmac("sha256", secret).update(SITE_PROOF_TEXT).digest("base64url");
  return { [SITE_PROOF_HEADER]: proof };
}

/**
 * Makes a confirmed account, past the forms: the server of a run does it by itself, any other site by
 * its mail.
 * @throws when the service refuses.
 */
export async function createAccount({
  email = newEmail(),
  fullName = "Camille Essai",
  role = "candidat",
}: {
  email?: string;
  fullName?: string;
  role?: "candidat" | "recruteur";
} = {}): Promise<Account> {
  const maker = process.env.E2E_ACCOUNTS_URL;
  if (maker) {
    const body = JSON.stringify({ email, fullName, role });
    const answer = await fetch(maker, { method: "POST", body });
    if (!answer.ok) throw new Error(await answer.text());
    return { id: await answer.text(), email, password: PASSWORD, fullName };
  }
  const client = supabaseClient(siteProof());
  const signedUp = await client.auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { full_name: fullName, role } },
  });
  if (signedUp.error) throw signedUp.error;

  const link = new URL(linkIn(await waitForMail(email, /Confirmez votre compte/), "/auth/confirm"));
  const { data, error } = await client.auth.verifyOtp({
    token_hash: link.searchParams.get("token_hash") ?? "",
    type: "signup",
  });
  if (error || !data.user) throw error ?? new Error("The link opened no session");
  return { id: data.user.id, email, password: PASSWORD, fullName };
}

/** Fills in the sign-in form as it stands and sends it. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const submit = page.getByRole("main").getByRole("button", { name: "Se connecter" });
  // The form of a new account, which may stand there until now, has the same fields.
  await submit.waitFor();
  await page.getByLabel("Adresse courriel").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await submit.click();
}

/** Fills in the form of a new account as it stands and sends it. */
export async function fillSignUp(page: Page, fullName: string, email: string): Promise<void> {
  await page.getByLabel("Nom complet").fill(fullName);
  await page.getByLabel("Adresse courriel").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "S’inscrire" }).click();
}

/** Opens a session in the browser as the form would; the form itself has journeys of its own. */
export async function signIn(
  page: Page,
  email: string = CANDIDATE,
  password = PASSWORD,
): Promise<void> {
  const base = new URL(process.env.E2E_BASE_URL ?? "http://localhost:3000");
  const { url, key } = supabase();
  const client = createServerClient(url, key, {
    cookieOptions: { name: `session-${base.port || "site"}` },
    cookies: {
      getAll: () => [],
      setAll: (cookies) =>
        page.context().addCookies(
          cookies.map(({ name, value }) => ({
            name,
            value,
            domain: base.hostname,
            path: "/",
            httpOnly: true,
            sameSite: "Lax" as const,
          })),
        ),
    },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
}
