import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import {
  createAccount,
  fillSignIn,
  signIn,
  supabaseClient,
} from "@/tests/support/accounts/accounts";
import { operatorClient } from "@/tests/support/accounts/operator";
import { test } from "@/tests/support/browser/test";
import { rowsOf, storedFiles } from "@/tests/support/files/files";
import { createApplicant } from "@/tests/support/publications/applying";

async function openSettings(page: Page) {
  const account = await createAccount({ fullName: "Zoé Lévesque" });
  await signIn(page, account.email);
  await page.goto("/espace-utilisateur?onglet=parametres");
  return account;
}

test("le mot de passe se change, à qui connaît l'actuel", async ({ page }) => {
  const account = await openSettings(page);
  const change = async (current: string) => {
    await page.getByLabel("Mot de passe actuel").fill(current);
    await page.getByLabel("Nouveau mot de passe").fill("Un-lac-gele-en-mars");
    await page.getByRole("button", { name: "Modifier le mot de passe" }).click();
  };
  await change("Pas-le-bon-2026");
  await expect(page.getByLabel("Mot de passe actuel")).toBeFocused();
  await expect(page.getByLabel("Nouveau mot de passe")).toHaveValue("Un-lac-gele-en-mars");
  await change(account.password);
  await expect(page.getByText("Mot de passe modifié !")).toBeVisible();
  await expect(page.getByLabel("Mot de passe actuel")).toHaveValue("");
  const { error } = await supabaseClient().auth.signInWithPassword({
    email: account.email,
    password: "Un-lac-gele-en-mars",
  });
  expect(error).toBeNull();
});

test("l'export dit tout ce que le site sait", async ({ page, request }) => {
  const account = await openSettings(page);
  await page.getByRole("checkbox", { name: "Alertes d’emploi" }).uncheck();
  await page.getByRole("button", { name: "Enregistrer les préférences" }).click();
  await expect(page.getByText("Préférences enregistrées").first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Exporter mes données (JSON)" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d\d-\d\d\.json$/);
  const exported = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(exported.account).toBe(account.email);
  expect(exported.data.profile).toMatchObject({ id: account.id, job_alerts: false });
  for (const part of ["documents", "applications", "saved_items", "consents"]) {
    expect(Array.isArray(exported.data[part])).toBe(true);
  }
  const answer = await page.request.get("/espace-utilisateur/export");
  expect(answer.headers()["cache-control"]).toContain("no-store");
  const anonymous = await request.get("/espace-utilisateur/export", { maxRedirects: 0 });
  expect(anonymous.status()).not.toBe(200);
});

test("la suppression n'oublie ni ligne ni fichier", async ({ page, context }) => {
  const account = await createApplicant("Zoé Lévesque");
  const photo = `${account.id}/${crypto.randomUUID()}.png`;
  await operatorClient()
    .storage.from("avatars")
    .upload(photo, Buffer.from("photo"), { contentType: "image/png" });
  expect(await storedFiles(account.id)).toHaveLength(2);
  await signIn(page, account.email);
  await page.goto("/espace-utilisateur?onglet=parametres");
  const otherTab = await context.newPage();
  await otherTab.goto("/espace-utilisateur");

  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  const word = page.getByLabel("Écrivez SUPPRIMER pour confirmer");
  await word.fill("supprimer");
  await page.getByRole("button", { name: "Supprimer définitivement" }).click();
  await expect(page.getByText("en majuscules, pour confirmer")).toBeVisible();
  await expect(word).toHaveValue("supprimer");
  await word.fill("SUPPRIMER");
  await page.getByRole("button", { name: "Supprimer définitivement" }).click();

  await expect(page).toHaveURL("/");
  await expect(page.getByText("Compte supprimé")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Se connecter" })).toBeVisible();
  await expect(otherTab).toHaveURL(/\/connexion/);
  expect(await storedFiles(account.id)).toEqual([]);
  expect(Object.values(await rowsOf(account.id)).every((count) => count === 0)).toBe(true);

  await page.goto("/connexion");
  await fillSignIn(page, account.email);
  await expect(page.getByText("Erreur de connexion").first()).toBeVisible();
});
