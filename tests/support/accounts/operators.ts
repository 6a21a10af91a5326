import type { Page } from "@playwright/test";
import { type Account, createAccount, signIn } from "./accounts.ts";
import { operatorClient } from "./operator.ts";

/** Signs the page in as somebody whom the command has just made an operator. */
export async function asOperator(page: Page): Promise<Account> {
  const account = await createAccount({ fullName: "Opale Veille" });
  const { data, error } = await operatorClient().rpc("grant_operator", { address: account.email });
  if (error || data !== true) throw error ?? new Error("Nobody was made an operator");
  await signIn(page, account.email);
  return account;
}
