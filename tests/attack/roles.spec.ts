import { expect } from "@playwright/test";
import { createAccount, supabaseClient } from "#tests/support/accounts/accounts.ts";
import { test } from "@/tests/support/browser/test";

test("une inscription qui demande un rôle inconnu fait un candidat", async () => {
  const account = await createAccount({ role: "admin" as "recruteur" });
  const client = supabaseClient();
  await client.auth.signInWithPassword({ email: account.email, password: account.password });

  const { data } = await client.from("profiles").select("role").eq("id", account.id).single();
  expect(data?.role).toBe("candidat");

  const { error } = await client
    .from("profiles")
    .update({ role: "recruteur" })
    .eq("id", account.id)
    .select("role");
  expect(error?.code).toBe("42501");
});
