import { expect, type Page } from "@playwright/test";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/site/second-site";

// A site of its own, with features that its operator has suspended.

const searchButton = (page: Page) =>
  page.getByRole("banner").locator("summary", { hasText: "Rechercher" });

test("la recherche suspendue montre son avis et rien d'autre", async ({ page, suspended }) => {
  await page.goto(`${suspended.url}/emplois`);
  await hydrated(page);
  await searchButton(page).click();
  await expect(page.getByText("🚧 Recherche en développement")).toBeVisible();
  await expect(page).toHaveURL(`${suspended.url}/emplois`);
});

test("la même recherche marche sur un site qui ne la suspend pas", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/emplois");
  await hydrated(page);
  await searchButton(page).click();
  // By its name: the field takes the focus, and another role as soon as it can suggest.
  await page.getByRole("banner").getByLabel("Rechercher une offre").fill("soins");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/emplois\?q=soins/);
});
