import { expect, type Page } from "@playwright/test";
import { createAccount, fillSignIn, signIn } from "@/tests/support/accounts/accounts";
import { authenticator } from "@/tests/support/accounts/two-factor";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";

const PAGE = "/espace-utilisateur/securite";

/** Adds a second factor by the page, as somebody does who types the key. */
async function activate(page: Page) {
  await page.goto(PAGE);
  await page.getByRole("button", { name: "Activer la validation en deux étapes" }).click();
  await expect(page.getByRole("img", { name: "Code QR de la clé" })).toBeVisible();
  const app = authenticator((await page.locator("code").textContent()) ?? "");
  await page.getByLabel("Code à 6 chiffres de l’application").fill(app.next());
  await page.getByRole("button", { name: "Vérifier le code" }).click();
  await expect(page.getByRole("button", { name: /Désactiver la validation/ })).toBeVisible();
  await expect(recoveryCodes(page)).toHaveCount(10);
  return app;
}

/** The codes on paper, where they are shown. */
function recoveryCodes(page: Page) {
  return page.getByRole("listitem").filter({ hasText: /^([0-9a-f]{4}-){3}[0-9a-f]{4}$/ });
}

test("une recruteuse active la seconde étape, et son mot de passe seul n'ouvre plus rien", async ({
  page,
  browser,
}) => {
  const account = await createAccount({ fullName: "Maude Prudente", role: "recruteur" });
  await signIn(page, account.email);
  await page.goto("/espace-utilisateur?onglet=parametres");
  await page.getByRole("link", { name: "Gérer la connexion" }).click();
  await expect(page.getByRole("heading", { name: "Connexion et appareils" })).toBeVisible();
  const app = await activate(page);

  const thief = await (await browser.newContext()).newPage();
  await thief.goto("/admin/candidatures");
  await fillSignIn(thief, account.email);
  await expect(thief.getByRole("heading", { name: "Encore une étape" })).toBeVisible();
  for (const path of ["/admin", PAGE]) {
    await thief.goto(path);
    await expect(thief).toHaveURL(/\/connexion\/code/);
  }
  // Whatever is asked for in her area waits behind the code, files too, and is where the code leads.
  for (const path of ["/admin/jobs?page=1", "/admin/jobs/offres.csv"]) {
    const { url } = await thief.request.get(path).then((answer) => ({ url: answer.url() }));
    expect(new URL(url).pathname, path).toBe("/connexion/code");
    expect(new URL(url).searchParams.get("suivant"), path).toBe(path);
  }
  expect(await (await thief.request.get("/api/session")).json()).toEqual({ viewer: null });
  expect((await thief.request.get("/espace-utilisateur/export")).status()).toBe(401);
  await thief.getByLabel("Code à 6 chiffres, ou code de secours").fill("000000");
  await thief.getByRole("button", { name: "Continuer" }).click();
  await expect(thief.getByText("Ce code n’est pas le bon")).toBeVisible();
  expect(await violationsOf(thief)).toEqual([]);

  // The same page, and the code that her telephone shows.
  await thief.goto("/connexion?suivant=%2Fadmin%2Fcandidatures");
  await thief.getByLabel("Code à 6 chiffres, ou code de secours").fill(app.next());
  await thief.getByRole("button", { name: "Continuer" }).click();
  await expect(thief).toHaveURL(/\/admin\/candidatures/);
});

test("téléphone perdu : un code de secours retire la seconde étape", async ({ page, browser }) => {
  const account = await createAccount();
  await signIn(page, account.email);
  await activate(page);
  const first = await recoveryCodes(page).allTextContents();
  await page.reload();
  await expect(recoveryCodes(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Créer de nouveaux codes" }).click();
  await expect(recoveryCodes(page)).toHaveCount(10);
  const saved = (await recoveryCodes(page).allTextContents())[7] ?? "";

  const other = await (await browser.newContext()).newPage();
  await other.goto("/connexion");
  await fillSignIn(other, account.email);
  const code = other.getByLabel("Code à 6 chiffres, ou code de secours");
  await code.fill(first[0] ?? "");
  await other.getByRole("button", { name: "Continuer" }).click();
  await expect(other.getByText("Ce code n’est pas le bon")).toBeVisible();
  await code.fill(saved.toUpperCase());
  await other.getByRole("button", { name: "Continuer" }).click();
  await expect(other).toHaveURL(new RegExp(PAGE));
  await expect(other.getByRole("button", { name: /^Activer/ })).toBeVisible();
});
