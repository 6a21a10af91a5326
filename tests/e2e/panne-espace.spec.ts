import { expect, type Page } from "@playwright/test";
import { notices } from "@/lib/copy/notices";
import { kinds } from "@/lib/publications/kinds";
import { createAccount, fillSignIn, PASSWORD } from "@/tests/support/accounts/accounts";
import { pdfFile, storedFiles } from "@/tests/support/files/files";
import type { FragileSite } from "@/tests/support/site/outage";
import { test } from "@/tests/support/site/second-site";

// The personal space while the backend, or a part of it, does not answer.

async function enter(page: Page, site: FragileSite, role: "candidat" | "recruteur" = "candidat") {
  const account = await createAccount({ fullName: "Zoé Lévesque", role });
  await page.goto(`${site.url}/connexion`);
  await fillSignIn(page, account.email, PASSWORD);
  await expect(page).toHaveURL(new RegExp(`^${site.url}/(espace-utilisateur|admin)$`));
  return account;
}

const tabs: [key: string, label: string, asks: string, sentence: string][] = [
  [
    "candidatures",
    "Mes Candidatures",
    "/rest/v1/applications",
    "Impossible de charger les candidatures.",
  ],
  [
    "pour-vous",
    "Pour Vous",
    "/rest/v1/profiles?select=full_name%2Cphone",
    "Impossible de trier les annonces pour vous.",
  ],
  ["favoris", "Mes Favoris", "/rest/v1/saved_items", "Impossible de charger vos favoris."],
  ["documents", "Mes Documents", "/rest/v1/documents", "Impossible de charger les documents."],
  [
    "parametres",
    "Paramètres",
    "/rest/v1/profiles?select=job_alerts",
    "Impossible de charger les paramètres.",
  ],
];

test("chaque onglet dit ce qui manque, et « Réessayer » le ramène", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await enter(page, site);
  for (const [key, label, asks, sentence] of tabs) {
    site.refuse(asks);
    await page.goto(`${site.url}/espace-utilisateur?onglet=${key}`);
    const panel = page.getByRole("tabpanel", { name: label });
    await expect(panel.getByRole("heading", { name: sentence })).toBeVisible();
    await expect(panel.getByText(/^Référence\s: [0-9a-f]{8}$/)).toBeVisible();
    await expect(page.getByText("Erreur", { exact: true })).toBeVisible();

    site.mend();
    await panel.getByRole("button", { name: "Réessayer" }).click();
    await expect(panel.getByRole("heading", { name: sentence })).toHaveCount(0);
    await expect(panel.getByRole("heading", { level: 2, name: label, exact: true })).toBeVisible();
  }
});

test("sans aucune réponse, l'espace le dit, ne déconnecte personne et revient", async ({
  page,
  site,
}) => {
  await enter(page, site);
  site.cut();
  await page.goto(`${site.url}/espace-utilisateur`);
  await expect(
    page.getByRole("heading", { name: "Cette page n’a pas pu s’afficher." }),
  ).toBeVisible();
  site.mend();
  await page.getByRole("link", { name: "Réessayer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bonjour, Zoé" })).toBeVisible();
});

test("une déconnexion que le service n'entend pas le dit, et ferme ce navigateur", {
  tag: "@full",
}, async ({ page, context, site }) => {
  await enter(page, site);
  await page.goto(`${site.url}/`);
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Zoé Lévesque" })).toBeVisible();
  site.refuse("/auth/v1/logout");
  await header.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByText("Erreur", { exact: true })).toBeVisible();
  await expect(page.getByText("Problème lors de la déconnexion")).toBeVisible();
  await expect(page.getByText("Déconnexion réussie")).toHaveCount(0);
  await expect(header.getByRole("link", { name: "Se connecter" })).toBeVisible();
  const kept = (await context.cookies()).filter(({ name }) => name.startsWith("session"));
  expect(kept).toEqual([]);
});

test("un CV que personne ne peut vérifier n'est pas gardé, et peut repartir", {
  tag: "@full",
}, async ({ page, site }) => {
  const account = await enter(page, site);
  await page.goto(`${site.url}/espace-utilisateur?onglet=documents`);
  site.refuse("/functions/v1/register-document");
  // The browser sends the file past the site: only the check fails.
  await page.getByLabel("Ajouter un CV").setInputFiles(pdfFile());
  await expect(page.getByText(notices.documentUploadFailed.description ?? "")).toBeVisible();
  await expect(page.locator("#cv")).toHaveValue("");
  expect(await storedFiles(account.id)).toEqual([]);

  site.mend();
  await page.getByLabel("Ajouter un CV").setInputFiles(pdfFile());
  await expect(page.getByText("CV ajouté !")).toBeVisible();
  expect(await storedFiles(account.id)).toHaveLength(1);
});

test("une page de l'administration interroge le service huit fois au plus", async ({
  page,
  site,
}) => {
  await enter(page, site, "recruteur");
  // What the page asks by itself, once it is there, is not a page's.
  await page.waitForLoadState("networkidle");
  await page.goto("about:blank");
  const tables = Object.values(kinds).map(({ admin }) => admin);
  for (const path of ["/admin", "/admin/candidatures", ...tables]) {
    const before = site.asked();
    expect((await page.request.get(`${site.url}${path}`)).status(), path).toBe(200);
    expect.soft(site.asked() - before, path).toBeLessThanOrEqual(8);
  }
});
