import { expect } from "@playwright/test";
import { CANDIDATE, fillSignIn, signIn } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";

test("sans compte, une page privée mène à la connexion, qui retient l'adresse", async ({
  page,
}) => {
  for (const path of ["/admin", "/espace-utilisateur?onglet=documents"]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/connexion?suivant=${encodeURIComponent(path)}`);
  }
  await fillSignIn(page, CANDIDATE);
  await expect(page).toHaveURL(/\/espace-utilisateur\?onglet=documents$/);
});

test("un candidat à la porte de l'administration lit pourquoi elle reste fermée", async ({
  page,
}) => {
  await signIn(page, CANDIDATE);
  await page.goto("/admin");
  await expect(page.getByText("Accès non autorisé")).toBeVisible();
  await expect(
    page.getByText("Vous devez être connecté en tant que recruteur pour accéder à cette section."),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("link", { name: "Administration" })).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Publier" })).toHaveCount(0);
});

test("le cookie de session est hors de portée des scripts et a un âge", async ({
  page,
  context,
}) => {
  await page.goto("/connexion");
  await fillSignIn(page, CANDIDATE);
  await expect(page).toHaveURL(/\/espace-utilisateur$/);
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith("session"));
  expect(cookies.length).toBeGreaterThan(0);
  for (const { httpOnly, sameSite, expires } of cookies) {
    expect([httpOnly, sameSite]).toEqual([true, "Lax"]);
    expect(expires - Date.now() / 1_000).toBeLessThan(31 * 24 * 3_600);
  }
  expect(await page.evaluate(() => document.cookie)).not.toContain("session");
});
