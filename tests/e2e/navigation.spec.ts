import { expect } from "@playwright/test";
import { openFilters } from "@/tests/support/browser/filters";
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

const footerLinks = [
  "/emplois",
  "/emplois/carte",
  "/freelance",
  "/bourses",
  "/actualites",
  "/a-propos",
  "/contact",
  "/privacy",
  "/terms",
  "/accessibilite",
  "/securite",
  "/help",
  "/faq",
  "/guide",
  "/testimonials",
];

const HEAD = {
  title: "title",
  description: 'meta[name="description"]',
  window: 'meta[name="viewport"]',
  address: "link[rel=canonical]",
  shared: 'meta[property="og:title"]',
  icon: 'link[rel="apple-touch-icon"]',
};

test("la tête du document dit de chaque page ce qui est d'elle, une fois", {
  tag: "@full",
}, async ({ page }) => {
  const saysOnce = async () => {
    for (const [what, own] of Object.entries(HEAD)) {
      await expect(page.locator(`head ${own}`), what).toHaveCount(1);
    }
    return page.locator(`head ${HEAD.address}`).getAttribute("href");
  };
  await page.goto("/emplois");
  await hydrated(page);
  const list = await saysOnce();
  await openFilters(page);
  await page.getByLabel("Type de contrat").selectOption("CDI");
  await expect(page).toHaveURL(/contrat=CDI/);
  await expect.poll(saysOnce).not.toBe(list);
  await page.locator("a[data-card]").first().click();
  await expect(page).toHaveURL(/[?&]offre=[0-9a-f-]{36}$/);
  await page.getByRole("link", { name: "Ouvrir la page", exact: true }).click();
  await expect(page).toHaveURL(/\/emplois\/[0-9a-f-]{36}$/);
  await expect.poll(saysOnce).toBe(page.url());
  await expect(page).not.toHaveTitle(/^Offres/);
  await page.goBack();
  await expect(page).toHaveURL(/contrat=CDI/);
  await expect.poll(saysOnce).not.toMatch(/[0-9a-f-]{36}$/);
});

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

  test("ouvre sa recherche, y met le curseur et mène à la liste", { tag: "@full" }, async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("banner").locator("summary", { hasText: "Rechercher" }).click();
    const field = page.getByRole("banner").getByLabel("Rechercher une offre");
    await expect(field).toBeFocused();
    await field.fill("cuisinier");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/emplois\?q=cuisinier$/);
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

test.describe("Le pied de page", () => {
  test("porte tous ses liens et les coordonnées", { tag: "@full" }, async ({ page }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    for (const href of footerLinks) {
      await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
    }
    await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
    await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  });
});

test("le lien d'évitement mène au contenu", { tag: "@full" }, async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Aller au contenu" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#contenu")).toBeFocused();
});
