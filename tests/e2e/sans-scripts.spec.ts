import { expect, test } from "@playwright/test";
import { createAccount, fillSignIn, signIn } from "@/tests/support/accounts/accounts";
import { newTitle } from "@/tests/support/publications/administration";
import { withJob } from "@/tests/support/publications/temporary-job";

test.use({ javaScriptEnabled: false });

test("ce qui vient d'être fait se lit sur la page où l'on arrive", async ({ page }) => {
  await page.goto("/connexion?avis=compte-confirme");
  await expect(page.getByText("Compte confirmé !")).toBeVisible();
  await expect(page.getByText("Vous pouvez maintenant vous connecter.")).toBeVisible();

  // Une adresse faite par un inconnu ne dit rien d'autre, et n'arrête pas la page.
  for (const other of ["constructor", "votre-compte-est-pirate", "é", "a%0d%0ab"]) {
    await page.goto(`/connexion?avis=${other}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("noscript", { hasText: /constructor|pirate/ })).toHaveCount(0);
    await expect(page.getByText("Compte confirmé !")).toBeHidden();
  }
});

test("« Postuler » et « Sauvegarder » mènent à ce qu'on peut faire", async ({ page }) => {
  const account = await createAccount();
  await signIn(page, account.email);
  const title = newTitle("Horloger·ère");
  const job = { company_name: "Atelier", description: "Régler.", title };
  await withJob(job, async (id) => {
    await page.goto(`/emplois/${id}`);
    await expect(page.getByRole("button", { name: "Postuler" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /Sauvegarder/ })).toHaveCount(0);
    await page.getByRole("link", { name: "Que faire sans lui" }).first().click();
    await expect(page.getByRole("heading", { name: "Garder cette annonce" })).toBeVisible();
    await expect(page.getByText("Postuler demande JavaScript")).toBeVisible();
    await page.getByRole("button", { name: "Sauvegarder" }).click();
    await expect(page).toHaveURL(/onglet=favoris/);
    await expect(page.getByText("Ajoutée à vos favoris")).toBeVisible();
    await expect(page.getByRole("article").filter({ hasText: title })).toBeVisible();

    await page.goto(`/emplois/${id}`);
    await page.getByRole("link", { name: "Sauvegarder", exact: true }).first().click();
    await expect(page.getByRole("heading", { name: "Garder cette annonce" })).toBeVisible();
  });
  const { status } = await page.request
    .get("/espace-utilisateur/sans-scripts/actualites/1")
    .then((answer) => ({ status: answer.status() }));
  expect(status).toBe(404);
});

test("sans compte, le chemin passe par la connexion et revient", async ({ page }) => {
  const { email } = await createAccount();
  const path = "/espace-utilisateur/sans-scripts/emplois";
  await withJob(
    { company_name: "A", description: "T", title: newTitle("Luthier·ère") },
    async (id) => {
      await page.goto(`${path}/${id}`);
      await expect(page).toHaveURL(/\/connexion\?suivant=/);
      await fillSignIn(page, email);
      await expect(page.getByRole("heading", { name: "Garder cette annonce" })).toBeVisible();
    },
  );
});
