import { expect } from "@playwright/test";
import { test } from "@/tests/support/browser/test";

const SCREEN = { width: 360, height: 740 };
const TALLEST = 170;

test.use({ viewport: SCREEN });

test("sur un téléphone, trois cartes de chaque liste se voient d'un coup d'œil", {
  tag: "@full",
}, async ({ page }) => {
  for (const list of ["/emplois", "/freelance", "/bourses", "/actualites"]) {
    await page.goto(list);
    const cards = page.locator("main article.card").filter({ visible: true });
    await expect(cards.nth(2)).toBeVisible();
    for (const card of await cards.all()) {
      const height = (await card.boundingBox())?.height;
      expect(height, await card.getByRole("heading").innerText()).toBeLessThanOrEqual(TALLEST);
    }
    // A long name of a place must not leave one letter of whoever offers it.
    for (const employer of await cards.locator(".job-meta > b").all()) {
      const [shown, whole] = await employer.evaluate((name) => [
        name.clientWidth,
        name.scrollWidth,
      ]);
      expect(shown, await employer.innerText()).toBeGreaterThanOrEqual(Math.min(whole ?? 0, 160));
    }
    const first = await cards.nth(0).boundingBox();
    const third = await cards.nth(2).boundingBox();
    const span = (third?.y ?? 0) + (third?.height ?? 0) - (first?.y ?? 0);
    expect(span, list).toBeLessThanOrEqual(SCREEN.height);
  }
});

test("les filtres ouverts ne couvrent pas les offres qu'ils choisissent", { tag: "@full" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/emplois");
  const bar = page.getByRole("search").filter({ has: page.locator("summary") });
  for (const summary of await bar.locator("summary").all()) await summary.click();
  const last = bar.getByRole("combobox").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const offer = page.getByRole("article").nth(3).getByRole("link").first();
  await offer.scrollIntoViewIfNeeded();
  const isSeen = await offer.evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return link.closest("article")?.contains(top) ?? false;
  });
  expect(isSeen).toBe(true);
});
