import { expect, type Page } from "@playwright/test";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import { type FragileSite, startFragileSite } from "@/tests/support/site/outage";

// A site of its own, with features that its operator has suspended.
test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm test");

const searchButton = (page: Page) =>
  page.getByRole("banner").locator("summary", { hasText: "Rechercher" });

let site: FragileSite;

test.beforeAll(async () => {
  site = await startFragileSite({ SUSPENDED_FEATURES: "search" });
});
test.afterAll(() => site?.stop());

test("la recherche suspendue montre son avis et rien d'autre", async ({ page }) => {
  await page.goto(`${site.url}/emplois`);
  await hydrated(page);
  await searchButton(page).click();
  await expect(page.getByText("🚧 Recherche en développement")).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/emplois`);
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
