import { expect, type Page } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { linkIn, waitForMail } from "./mailbox.ts";

/** Of the two demonstration accounts, and of every account made here. */
export const PASSWORD = "Erable-2026!";
export const CANDIDATE = "candidat@exemple.ca";
export const RECRUITER = "recruteur@exemple.ca";

export type Account = { id: string; email: string; password: string; fullName: string };

let made = 0;

/** An address that no other test has used. */
export function newEmail(prefix = "essai"): string {
  made += 1;
  return `${prefix}-${process.pid}-${Date.now()}-${made}@exemple.ca`;
}

/** A client of the Supabase under test, without a session. */
export function supabaseClient() {
  const url = process.env.E2E_SUPABASE_URL ?? "http://127.0.0.1:54321";
  const key = process.env.E2E_PUBLISHABLE_KEY ?? "";
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}

/**
 * Makes an account and confirms it by its mail, past the forms.
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
  const client = supabaseClient();
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
  await page.getByLabel("Adresse courriel").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Se connecter" }).click();
}

/** Signs in through the form and waits for the page that follows. */
export async function signIn(
  page: Page,
  email: string = CANDIDATE,
  password = PASSWORD,
): Promise<void> {
  await page.goto("/connexion");
  await fillSignIn(page, email, password);
  await expect(page).not.toHaveURL(/\/connexion/);
}
