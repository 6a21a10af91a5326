import { expect } from "@playwright/test";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";

const mainLinks = [
  ["Accueil", "/"],
  ["Emplois", "/emplois"],
  ["Freelance", "/freelance"],
  ["Bourses", "/bourses"],
  ["Actualités", "/actualites"],
  ["À propos", "/a-propos"],
  ["Contact", "/contact"],
] as const;

test.describe("L'en-tête", () => {
  test("porte les sept liens et marque celui de la page lue", async ({ page }) => {
    await page.goto("/emplois");
    const nav = page.getByRole("navigation", { name: "Principale" });
    for (const [name, href] of mainLinks) {
      await expect(nav.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    }
    await expect(nav.locator('[aria-current="page"]')).toHaveText("Emplois");
    await nav.getByRole("link", { name: "Accueil" }).click();
    await expect(nav.locator('[aria-current="page"]')).toHaveText("Accueil");
  });

  test("tient sur une ligne, sans couper un mot, à toute largeur", async ({ page }) => {
    await page.goto("/emplois");
    await expect(page.getByRole("banner").getByRole("link", { name: "S’inscrire" })).toBeVisible();
    for (const width of [1024, 1280, 1536]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page
        .getByRole("banner")
        .getByRole("link")
        .filter({ visible: true })
        .evaluateAll((links) =>
          links.flatMap((link) => {
            const text = document.createRange();
            text.selectNodeContents(link);
            const { height } = text.getBoundingClientRect();
            return height > 48 ? [link.textContent] : [];
          }),
        );
      expect(broken, `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test("referme sa recherche par Échap et par un clic ailleurs", { tag: "@full" }, async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    const open = page.getByRole("banner").locator("summary", { hasText: "Rechercher" });
    const field = page.getByRole("banner").getByLabel("Rechercher une offre");
    await open.click();
    await expect(field).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(field).toBeHidden();
    await open.click();
    await expect(field).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(field).toBeHidden();
  });
});

test.describe("Le menu du téléphone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("s'ouvre, se parcourt et se referme au clavier", async ({ page }) => {
    await page.goto("/");
    const button = page.locator("summary", { hasText: "Menu" });
    const menu = page.getByRole("navigation", { name: "Menu principal" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    for (const [name] of mainLinks) {
      await page.keyboard.press("Tab");
      await expect(menu.getByRole("link", { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("se referme quand on suit un lien", { tag: "@full" }, async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Menu principal" });
    await page.locator("summary", { hasText: "Menu" }).click();
    await menu.getByRole("link", { name: "Emplois" }).click();
    await expect(page).toHaveURL(/\/emplois$/);
    await expect(menu).toBeHidden();
  });
});

test.describe("Le menu du téléphone sans JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("s'ouvre et mène aux pages", async ({ page }) => {
    await page.goto("/");
    await page.locator("summary", { hasText: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu principal" });
    await menu.getByRole("link", { name: "Emplois" }).click();
    await expect(page).toHaveURL(/\/emplois$/);
  });
});
