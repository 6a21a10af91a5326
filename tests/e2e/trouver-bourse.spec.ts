import { expect, type Page, test } from "@playwright/test";

// Of the demonstration data: for citizens of some French-speaking countries, not in Canada yet.
const FITS = "Exemple fictif : Bourses Retour au pays de la Francophonie";

async function answerFromDakar(page: Page) {
  await page.getByLabel("Quelle est votre citoyenneté").selectOption("Sénégal");
  await page.getByLabel("Quel niveau").selectOption("Master (maîtrise, au Canada)");
  await page.getByLabel("Dans quel domaine").selectOption("Informatique");
  await page.getByLabel("Où êtes-vous").selectOption("Pas encore au Canada");
  await page.getByLabel("De combien de temps").selectOption("Un mois");
  await page.getByRole("button", { name: "Trouver mes bourses" }).click();
  await expect(page).toHaveURL(/citoyennete=sn.*#resultats$/);
}

const card = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });

test.describe("Sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("les cinq questions ont leur réponse, et la page suivante aussi", { tag: "@full" }, async ({
    page,
  }) => {
    await page.goto("/bourses/trouver");
    await answerFromDakar(page);
    await expect(card(page, FITS)).toContainText("Ouverte aux citoyennes et citoyens du Sénégal");
    await expect(page.getByLabel("Quelle est votre citoyenneté")).toHaveValue("sn");
    await page.getByRole("link", { name: "Suivant" }).click();
    await expect(page.getByRole("heading", { name: "Vos résultats" })).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});
