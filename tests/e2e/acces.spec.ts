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
