import { expect } from "@playwright/test";
import { openFilters } from "@/tests/support/browser/filters";
import { test } from "@/tests/support/browser/test";

test.describe("La liste des missions", () => {
  for (const [width, columns] of [
    [360, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    test(`tient en ${columns} colonne(s) à ${width} px`, { tag: "@full" }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/freelance");
      const lefts = await page
        .getByRole("article")
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(columns);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test("cache ses menus derrière « Filtres » et filtre par compétence", async ({ page }) => {
    await page.goto("/freelance");
    await expect(page.getByLabel("Compétence", { exact: true })).toBeHidden();
    await openFilters(page);
    await page.getByLabel("Compétence", { exact: true }).selectOption("react");
    await expect(page).toHaveURL(/\/freelance\?competence=react$/);
    await expect(page.getByRole("link", { name: "Retirer le filtre : React" })).toBeVisible();
    for (const card of await page.getByRole("article").all()) {
      await expect(card.getByText(/react/i).first()).toBeVisible();
    }
    await page.reload();
    await expect(page.getByLabel("Compétence", { exact: true })).toHaveValue("react");
  });

  test("ne tait jamais une mission sans budget", async ({ page }) => {
    await page.goto("/freelance?budget=plus-de-5000");
    await page.getByRole("link", { name: "voir « À négocier »" }).click();
    await expect(page).toHaveURL(/budget=a-negocier/);
    const cards = page.getByRole("article");
    await expect(cards.first()).toBeVisible();
    for (const card of await cards.all()) {
      await expect(card.getByText("Budget à discuter")).toBeVisible();
    }
  });
});

test.describe("Sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("le panneau s'ouvre et filtre", { tag: "@full" }, async ({ page }) => {
    await page.goto("/freelance");
    await openFilters(page);
    await page.getByLabel("Compétence", { exact: true }).selectOption("python");
    await page.getByRole("button", { name: "Rechercher" }).click();
    await expect(page).toHaveURL(/competence=python/);
    await expect(page.getByRole("article").first()).toContainText("Python");
    await openFilters(page);
    await expect(page.getByLabel("Compétence", { exact: true })).toHaveValue("python");
  });
});

test.describe("Une mission", () => {
  test("dit tout ce qu'il faut savoir et se partage", { tag: "@full" }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/freelance?competence=react");
    const link = page.locator("article a[data-card]").first();
    const title = await link.innerText();
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const order = page.getByRole("complementary");
    await expect(order.getByText("Budget", { exact: true })).toBeVisible();
    await expect(order.getByText("Durée", { exact: true })).toBeVisible();
    await expect(order.getByRole("button", { name: "Envoyer ma proposition" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Description de la mission" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Compétences demandées" })).toBeVisible();
    await expect(page.getByText(/^Publiée le \d/)).toBeVisible();
    await page.getByRole("button", { name: "Partager" }).click();
    await expect(page.getByText("Lien copié !")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Freelance" }).click();
    await expect(page).toHaveURL(/\/freelance$/);
  });

  test("sans budget se discute", { tag: "@full" }, async ({ page }) => {
    await page.goto("/freelance?budget=a-negocier");
    await page.locator("article a[data-card]").first().click();
    await expect(page.getByRole("complementary").getByText("Budget à discuter")).toBeVisible();
  });

  test("garde pour un téléphone le bouton au bas de l'écran", { tag: "@full" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await page.goto("/freelance?competence=react");
    await page.locator("article a[data-card]").first().click();
    await expect(page.getByRole("heading", { name: "Description de la mission" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Envoyer ma proposition" })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
