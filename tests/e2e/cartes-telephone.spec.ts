import { expect } from "@playwright/test";
import { test } from "@/tests/support/browser/test";

const SCREEN = { width: 360, height: 740 };
const TALLEST = 220;

test.use({ viewport: SCREEN });

for (const list of ["/emplois", "/freelance", "/bourses", "/actualites"]) {
  test(`sur un téléphone, trois cartes de ${list} se voient d'un coup d'œil`, async ({ page }) => {
    await page.goto(list);
    const cards = page.locator("main article.card");
    await expect(cards.nth(2)).toBeVisible();
    for (const card of await cards.all()) {
      const { height, rows } = await card.evaluate((element) => {
        const controls = [...element.querySelectorAll("button, a:not([data-card])")];
        const tops = controls.map((control) => Math.round(control.getBoundingClientRect().top));
        return { height: element.getBoundingClientRect().height, rows: new Set(tops).size };
      });
      const title = await card.getByRole("heading").innerText();
      expect(height, title).toBeLessThanOrEqual(TALLEST);
      expect(rows, title).toBeLessThanOrEqual(1);
    }
    // A long name of a place must not leave one letter of whoever offers it.
    for (const employer of await cards.locator(".job-meta > b").all()) {
      const [shown, whole] = await employer.evaluate((name) => [
        name.clientWidth,
        name.scrollWidth,
      ]);
      expect(shown, await employer.innerText()).toBeGreaterThanOrEqual(Math.min(whole ?? 0, 200));
    }
    const first = await cards.nth(0).boundingBox();
    const third = await cards.nth(2).boundingBox();
    const span = (third?.y ?? 0) + (third?.height ?? 0) - (first?.y ?? 0);
    expect(span).toBeLessThanOrEqual(SCREEN.height);
  });
}
