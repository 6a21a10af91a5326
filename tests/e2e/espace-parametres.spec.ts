import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import {
  createAccount,
  fillSignIn,
  signIn,
  supabaseClient,
} from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { pdfFile, rowsOf, storedFiles } from "@/tests/support/files/files";

async function openSettings(page: Page) {
  const account = await createAccount({ fullName: "Zoé Lévesque" });
  await signIn(page, account.email);
  await page.goto("/espace-utilisateur?onglet=parametres");
  return account;
}

test("les préférences se retrouvent après rechargement", { tag: "@full" }, async ({ page }) => {
  await openSettings(page);
  const jobs = page.getByLabel("Alertes d’emploi");
  const news = page.getByLabel("Actualités de l’immigration");
  const promos = page.getByLabel("Offres promotionnelles");
  await expect(jobs).toBeChecked();
  await expect(news).toBeChecked();
  await expect(promos).not.toBeChecked();

  await jobs.uncheck();
  await promos.check();
  await page.getByRole("button", { name: "Enregistrer les préférences" }).click();
  await expect(page.getByText("Préférences enregistrées !")).toBeVisible();
  await page.reload();
  await expect(jobs).not.toBeChecked();
  await expect(news).toBeChecked();
  await expect(promos).toBeChecked();
});

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

test("l'adresse courriel ne se change qu'avec le mot de passe", { tag: "@full" }, async ({
  page,
}) => {
  const account = await openSettings(page);
  await page.getByLabel("Nouvelle adresse courriel").fill(`nouvelle-${account.email}`);
  await page.getByLabel("Mot de passe, pour confirmer").fill("Pas-le-bon-2026");
  await page.getByRole("button", { name: "Changer d’adresse" }).click();
  await expect(page.getByLabel("Mot de passe, pour confirmer")).toBeFocused();
  await page.getByLabel("Mot de passe, pour confirmer").fill(account.password);
  await page.getByRole("button", { name: "Changer d’adresse" }).click();
  await expect(page.getByText("Vérifiez vos courriels")).toBeVisible();
});

test("l'export dit tout ce que le site sait", async ({ page, request }) => {
  const account = await openSettings(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Exporter mes données (JSON)" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d\d-\d\d\.json$/);
  const exported = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(exported.account).toBe(account.email);
  expect(exported.data.profile).toMatchObject({ id: account.id, full_name: "Zoé Lévesque" });
  for (const part of ["documents", "applications", "saved_items", "consents"]) {
    expect(Array.isArray(exported.data[part])).toBe(true);
  }
  const answer = await page.request.get("/espace-utilisateur/export");
  expect(answer.headers()["cache-control"]).toContain("no-store");
  const anonymous = await request.get("/espace-utilisateur/export", { maxRedirects: 0 });
  expect(anonymous.status()).not.toBe(200);
});

test("la suppression n'oublie ni ligne ni fichier", async ({ page, context }) => {
  const account = await openSettings(page);
  await page.getByRole("tab", { name: "Mes Documents" }).click();
  await page.getByLabel("Ajouter un CV").setInputFiles(pdfFile());
  await expect(page.getByText("CV ajouté !")).toBeVisible();
  await page.getByRole("tab", { name: "Mon Profil" }).click();
  const photo = { name: "moi.png", mimeType: "image/png", buffer: await page.screenshot() };
  await page.getByLabel("Ajouter une photo").setInputFiles(photo);
  await page.getByRole("button", { name: "Enregistrer la photo" }).click();
  await expect(page.getByText("Photo enregistrée !")).toBeVisible();
  expect(await storedFiles(account.id)).toHaveLength(2);
  const otherTab = await context.newPage();
  await otherTab.goto("/espace-utilisateur");

  await page.getByRole("tab", { name: "Paramètres" }).click();
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
