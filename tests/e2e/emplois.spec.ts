import { expect } from "@playwright/test";
import { openFilters } from "@/tests/support/browser/filters";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";

test.describe("La liste des offres", () => {
  test("filtre par contrat, secteur et province, puis efface tout", async ({ page }) => {
    await page.goto("/emplois");
    await openFilters(page);
    await page.getByLabel("Type de contrat").selectOption("CDI");
    await expect(page).toHaveURL(/contrat=CDI/);
    await page.getByLabel("Province").selectOption("quebec");
    await expect(page).toHaveURL(/province=quebec/);
    await page.getByLabel("Secteur").selectOption("health");
    await expect(page).toHaveURL(/secteur=health/);
    await expect(page.getByRole("article").first()).toBeVisible();
    for (const card of await page.getByRole("article").all()) {
      await expect(card.getByText("CDI", { exact: true })).toBeVisible();
    }
    await page.getByRole("link", { name: "Effacer les filtres" }).click();
    await expect(page).toHaveURL(/\/emplois$/);
    await expect(page.getByLabel("Type de contrat")).toHaveValue("");
  });

  test("« Filtrer » annonce le nombre trouvé", { tag: "@full" }, async ({ page }) => {
    await page.goto("/emplois?contrat=Stage");
    // Before the page listens the form is sent by the browser, and the next page says nothing.
    await hydrated(page);
    await page.getByRole("button", { name: "Filtrer" }).click();
    await expect(page.getByText("Filtres appliqués !")).toBeVisible();
    await expect(page.getByText(/^\d+ offres? trouvées?$/)).toBeVisible();
  });
});

test.describe("Sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("le bouton « Filtrer » suffit", { tag: "@full" }, async ({ page }) => {
    await page.goto("/emplois");
    await page.getByRole("searchbox", { name: "Rechercher une offre" }).fill("stage");
    await page.getByRole("button", { name: "Filtrer" }).click();
    await expect(page).toHaveURL(/\/emplois\?q=stage/);
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});

test.describe("Une offre", () => {
  test("dit tout ce qu'il faut savoir et se partage", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/emplois");
    const card = page.getByRole("article").first().locator("a[data-card]");
    const title = await card.innerText();
    await page.goto((await card.getAttribute("href")) ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("heading", { name: "Description du poste" })).toBeVisible();
    await expect(
      page.getByRole("complementary").getByText("Horaire", { exact: true }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Partager" }).click();
    await expect(page.getByText("Lien copié !")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.getByRole("link", { name: "Emplois" }).first().click();
    await expect(page).toHaveURL(/\/emplois$/);
  });
});
