import { expect } from "@playwright/test";
import { test } from "@/tests/support/browser/test";

test.describe("L'accueil", () => {
  test("montre ses sections dans l'ordre", async ({ page }) => {
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
  });

  test("affiche les quatre chiffres de l'exploitant", { tag: "@full" }, async ({ page }) => {
    await page.goto("/");
    const figures = page.locator("main dl");
    for (const value of [/^10.000\+$/, /^500\+$/, /^50.000\+$/, /^1.200\+$/]) {
      await expect(figures.getByText(value)).toBeVisible();
    }
    await expect(
      page.getByText(/^Aujourd’hui.: [1-9]\d* offres et \d+ bourses? en ligne\.$/),
    ).toBeVisible();
  });

  test("mène aux emplois, aux bourses, aux actualités et au compte", { tag: "@full" }, async ({
    page,
  }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Découvrir les bourses" })).toHaveAttribute(
      "href",
      "/bourses",
    );
    await expect(main.getByRole("link", { name: "Lire les actualités" })).toHaveAttribute(
      "href",
      "/actualites",
    );
    await expect(main.getByRole("link", { name: "Créer mon compte gratuit" })).toHaveAttribute(
      "href",
      "/espace-utilisateur",
    );
    await main.getByRole("link", { name: "Voir les emplois" }).first().click();
    await expect(page).toHaveURL(/\/emplois$/);
  });

  test("montre trois offres récentes qui mènent à leur page", { tag: "@full" }, async ({
    page,
  }) => {
    await page.goto("/");
    const offers = page.getByRole("region", { name: "Offres récentes" }).getByRole("article");
    await expect(offers).toHaveCount(3);
    const title = await offers.first().getByRole("heading").innerText();
    await offers.first().getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/emplois\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });

  test("cherche par mot-clé, lieu et contrat", { tag: "@full" }, async ({ page }) => {
    await page.goto("/");
    const search = page.getByRole("search", { name: "Rechercher un emploi" });
    await search.getByLabel("Mot-clé").fill("infirmière");
    await search.getByLabel("Ville ou province").fill("Québec");
    await search.getByLabel("Type de contrat").selectOption("CDI");
    await search.getByRole("button", { name: "Rechercher" }).click();
    await page.waitForURL(/\/emplois\?/);
    const query = new URL(page.url()).searchParams;
    expect(query.get("q")).toBe("infirmière");
    expect(query.get("lieu")).toBe("Québec");
    expect(query.get("contrat")).toBe("CDI");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("L'accueil sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("cherche quand même", async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Mot-clé").fill("soudeur");
    await page
      .getByRole("search", { name: "Rechercher un emploi" })
      .getByRole("button", { name: "Rechercher" })
      .click();
    await expect(page).toHaveURL(/\/emplois\?q=soudeur&lieu=&contrat=$/);
  });
});
