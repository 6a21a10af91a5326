import type { Page } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { type Account, createAccount, signIn } from "./accounts.ts";

/** A client that no policy holds back, to prepare things and to look at what is left. */
export function operatorClient() {
  const url = process.env.E2E_SUPABASE_URL ?? "http://127.0.0.1:54321";
  return createClient(url, process.env.E2E_SECRET_KEY ?? "", {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** Signs the page in as somebody whom the command has just made an operator. */
export async function asOperator(page: Page): Promise<Account> {
  const account = await createAccount({ fullName: "Opale Veille" });
  const { data, error } = await operatorClient().rpc("grant_operator", { address: account.email });
  if (error || data !== true) throw error ?? new Error("Nobody was made an operator");
  await signIn(page, account.email);
  return account;
}
