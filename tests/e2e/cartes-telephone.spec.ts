import { expect, test } from "@playwright/test";

test.use({ viewport: { width: 360, height: 740 } });

test("sur un téléphone, trois offres se voient d'un coup d'œil", async ({ page }) => {
  await page.goto("/emplois");
  const cards = page.locator("article.job-card");
  await expect(cards.nth(2)).toBeVisible();
  for (const card of await cards.all()) {
    const { height, rows } = await card.evaluate((element) => {
      const controls = [...element.querySelectorAll(".job-foot button, .job-foot a")];
      const tops = controls.map((control) => Math.round(control.getBoundingClientRect().top));
      return { height: element.getBoundingClientRect().height, rows: new Set(tops).size };
    });
    const title = await card.getByRole("heading").innerText();
    expect(height, title).toBeLessThanOrEqual(220);
    expect(rows, title).toBe(1);
  }
});
