import { expect, test } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { newTitle } from "@/tests/support/publications/administration";
import { withJob } from "@/tests/support/publications/temporary-job";

test("la question se pose sans JavaScript, et seulement là où il y en a une", async ({
  browser,
}) => {
  const nurse = await createAccount();
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await signIn(page, nurse.email);
  const job = { company_name: "Hôpital", description: "Soigner." };
  await withJob({ ...job, title: newTitle("Aide-soignant·e") }, async (id) => {
    await page.goto(`/emplois/${id}`);
    await page.getByRole("link", { name: "Demander au recruteur" }).click();
    await page.getByRole("button", { name: "Demander au recruteur" }).click();
    await expect(page.getByText("Question envoyée au recruteur")).toBeVisible();
  });
  const closed = { open_abroad: false, title: newTitle("Brancardier·ère") };
  await withJob({ ...job, ...closed }, async (id) => {
    await page.goto(`/emplois/${id}`);
    await expect(page.getByRole("heading", { name: "Puis-je postuler" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Demander au recruteur" })).toBeHidden();
    await page.goto(`/espace-utilisateur/demander/emplois/${id}`);
    await expect(page.getByText("répond déjà à la question, ou elle est fermée")).toBeVisible();
  });
  const { status } = await page.request.get("/espace-utilisateur/demander/bourses/1").then((r) => ({
    status: r.status(),
  }));
  expect(status).toBe(404);
});

test("ses favoris disent ce qui lui convient, d'après ce qu'elle dit d'elle", {
  tag: "@full",
}, async ({ page }) => {
  const nurse = await createAccount();
  await signIn(page, nurse.email);
  const job = { company_name: "Hôpital", description: "Soigner.", location: "Moncton" };
  const said = {
    open_abroad: true,
    french_level: "intermediate",
    english_level: "advanced",
  } as const;
  const title = newTitle("Infirmier·ère en pédiatrie");
  await withJob({ ...job, ...said, title }, async (id) => {
    await page.goto(`/emplois/${id}`);
    await page.getByRole("button", { name: "Sauvegarder", exact: true }).click();
    await expect(page.getByText("Ajoutée à vos favoris")).toBeVisible();

    await page.goto("/espace-utilisateur");
    await page.getByRole("button", { name: "Modifier", exact: true }).click();
    await page.getByLabel("Ma situation").selectOption("À l’étranger");
    await page.getByLabel("Mon français").selectOption("Avancé (NCLC 9 à 12)");
    await page.getByLabel("Mon anglais").selectOption("Notions (CLB 1 à 4)");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Profil sauvegardé")).toBeVisible();

    await page.goto("/espace-utilisateur?onglet=favoris");
    const card = page.getByRole("article").filter({ hasText: title });
    await expect(card).toContainText("L’entreprise recrute à l’étranger");
    await expect(card).toContainText(
      /Français demandé.: intermédiaire .* vous avez indiqué avancé/,
    );
    await expect(card).toContainText(/Anglais demandé.: avancé .* vous avez indiqué notions/);
  });
});
