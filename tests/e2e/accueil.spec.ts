import { expect } from "@playwright/test";
import { test } from "@/tests/support/browser/test";

test("l'accueil montre ses sections dans l'ordre, ses chiffres et trois offres récentes", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Horizon Érable/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const headings = await page.locator("main").getByRole("heading", { level: 2 }).allInnerTexts();
  expect(headings).toEqual([
    "Offres récentes",
    "Trois chemins vers le Canada",
    "Des parcours possibles",
    "Un profil, un CV et le suivi de chaque candidature.",
  ]);
  const figures = page.locator("main dl");
  for (const value of [/^10.000\+$/, /^500\+$/, /^50.000\+$/, /^1.200\+$/]) {
    await expect(figures.getByText(value)).toBeVisible();
  }
  await expect(
    page.getByText(/^Aujourd’hui.: [1-9]\d* offres et \d+ bourses? en ligne\.$/),
  ).toBeVisible();
  const offers = page.getByRole("region", { name: "Offres récentes" }).getByRole("article");
  await expect(offers).toHaveCount(3);
  const title = await offers.first().getByRole("heading").innerText();
  await offers.first().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/emplois\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test.describe("L'accueil sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("cherche quand même", async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Mot-clé").fill("soudeur");
    await page.getByLabel("Ville ou province").fill("Québec");
    await page.getByLabel("Type de contrat").selectOption("CDI");
    await page
      .getByRole("search", { name: "Rechercher un emploi" })
      .getByRole("button", { name: "Rechercher" })
      .click();
    await expect(page).toHaveURL(/\/emplois\?q=soudeur&lieu=Qu%C3%A9bec&contrat=CDI$/);
  });
});
