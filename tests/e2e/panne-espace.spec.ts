import { expect, type Page } from "@playwright/test";
import { kinds } from "@/lib/publications/kinds";
import { createAccount, fillSignIn, PASSWORD } from "@/tests/support/accounts/accounts";
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
  const stored = (await context.cookies()).filter(({ name }) => name.startsWith("session"));
  expect(stored).toEqual([]);
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
    const before = site.requestCount();
    expect((await page.request.get(`${site.url}${path}`)).status(), path).toBe(200);
    expect.soft(site.requestCount() - before, path).toBeLessThanOrEqual(8);
  }
});
