import { expect } from "@playwright/test";
import { test } from "@/tests/support/browser/test";

/** What is promised of a search (docs/design.md): where offers begin, how tall they are, how many are whole. */
const screens = [
  { width: 360, height: 740, first: 230, tallest: 170, whole: 3 },
  { width: 768, height: 1024, first: 260, tallest: 240, whole: 3 },
  { width: 1280, height: 800, first: 250, tallest: 180, whole: 3 },
];

test("une recherche montre ses offres d'abord, à toute largeur", async ({ page }) => {
  for (const { width, height, first, tallest, whole } of screens) {
    await page.setViewportSize({ width, height });
    await page.goto("/emplois?etranger=1");
    const cards = page.locator("main article.card");
    await expect(cards.first()).toBeVisible();
    const boxes = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().toJSON()),
    );
    expect(boxes[0].y).toBeLessThanOrEqual(first);
    expect(Math.max(...boxes.map((box) => box.height))).toBeLessThanOrEqual(tallest);
    expect(boxes.filter(({ bottom }) => bottom <= height).length).toBeGreaterThanOrEqual(whole);
    if (width < 640) continue;
    for (const count of await page.locator(".job-needs > :nth-child(4)").all()) {
      const [visible, whole] = await count.evaluate((li) => [li.clientWidth, li.scrollWidth]);
      expect(visible, "+N autres").toBe(whole);
    }
  }
});

test("la barre des offres a ses filtres à 1024 px, et la distance avec un lieu", async ({
  page,
}) => {
  for (const width of [1024, 1280, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/emplois");
    const bar = page.getByRole("search").filter({ has: page.locator("summary") });
    const wide = width >= 1024;
    for (const name of ["Type de contrat", "Secteur", "Province"]) {
      await expect(bar.getByLabel(name, { exact: true })).toBeVisible({ visible: wide });
    }
    const rows = await bar
      .locator(".filter-row > :is(input, span, button), summary")
      .filter({ visible: true })
      .evaluateAll((all) => all.map((field) => field.getBoundingClientRect().y));
    expect(Math.max(...rows) - Math.min(...rows), `${width}`).toBeLessThan(2);
    await expect(bar.getByLabel("Distance")).toBeHidden();
    await bar.getByLabel("Lieu").fill("Windsor");
    await expect(bar.getByLabel("Distance")).toBeVisible();
  }
  await page.locator("summary", { hasText: "Tous les filtres" }).click();
  await expect(page.getByLabel("Secteur", { exact: true })).toBeVisible();
});

for (const path of ["/emplois?etranger=1", "/freelance", "/bourses", "/actualites"]) {
  test(`au clavier, ${path} a sa première annonce à trois touches`, async ({ page }) => {
    await page.goto(path);
    for (let skips = 0; skips < 2; skips++) {
      await page.keyboard.press("Tab");
      await page.locator(".skip-link:focus").press("Enter");
    }
    await page.keyboard.press("Tab");
    await expect(page.locator("a[data-card]:focus")).toBeVisible();
  });
}

test("l'offre choisie se lit à côté de la liste, à sa propre adresse", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/emplois");
  const link = page.locator("article a[data-card]").nth(1);
  const title = await link.innerText();
  await link.click();
  const pane = page.getByRole("region", { name: /^Offre choisie/ });
  await expect(pane.getByRole("heading", { level: 2, name: title })).toBeVisible();
  await expect(page).toHaveURL(/[?&]offre=/);
  await expect(pane.getByRole("button", { name: "Postuler", exact: true })).toBeInViewport();
  await page.reload();
  await expect(pane).toBeVisible();
  await page.goBack();
  await expect(pane).toHaveCount(0);
});

test("la porte des recruteurs mène au compte qui publie", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Recruteurs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recruteurs");
  await page.getByRole("link", { name: "Publier une offre" }).click();
  await expect(page.getByRole("radio", { name: "Recruteur" })).toBeChecked();
});

test.describe("sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("une carte mène à la page de l'offre, à toute largeur", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/emplois");
    await page.locator("article a[data-card]").first().click();
    await expect(page).toHaveURL(/\/emplois\/[0-9a-f-]{36}$/);
  });
});
