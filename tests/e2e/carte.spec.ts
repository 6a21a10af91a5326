import { expect, type Page } from "@playwright/test";
import { test } from "@/tests/support/browser/test";

const map = (page: Page) => page.getByRole("navigation", { name: "Provinces et territoires" });
const onMap = (page: Page, label: string) =>
  map(page).getByRole("link", { name: new RegExp(`^${label} : [\\d\\s]+ offres?$`) });

/** The number that a text begins or ends with, whatever its spaces. */
const numberIn = (text: string | null) => Number(text?.replace(/\D/g, ""));

test.describe("La carte des offres", () => {
  test("dit les nombres que disent les listes, et en tout ceux de la liste entière", {
    tag: "@full",
  }, async ({ page }) => {
    // No journey publishes in these two: the numbers stay while the pages change.
    for (const label of ["Ontario", "Saskatchewan"]) {
      await page.goto("/emplois/carte");
      const name = await onMap(page, label).getAttribute("aria-label");
      await onMap(page, label).click();
      const list = page.getByText(/^[\d\s]+ offres? d’emploi$/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(label);
      expect(numberIn(await list.innerText()), label).toBe(numberIn(name));
    }
    await page.goto("/emplois/carte");
    // Each offer stands once: in its province, or in the row of those that name none.
    const figures = page.locator("tbody td:last-child, tfoot tr:not(:last-child) td");
    const all = (await figures.allInnerTexts()).reduce((sum, text) => sum + numberIn(text), 0);
    expect(all).toBe(numberIn(await page.locator("tfoot tr:last-child td").innerText()));
  });
});

test.describe("Sur un téléphone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("les plus petites ont une cible de 24 px et se touchent", { tag: "@full" }, async ({
    page,
  }) => {
    for (const [label, slug] of [
      ["Île-du-Prince-Édouard", "ile-du-prince-edouard"],
      ["Nouveau-Brunswick", "nouveau-brunswick"],
      ["Nouvelle-Écosse", "nouvelle-ecosse"],
    ] as const) {
      await page.goto("/emplois/carte");
      const target = onMap(page, label).locator("rect");
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      await target.tap();
      await expect(page).toHaveURL(new RegExp(`/emplois/province/${slug}$`));
    }
  });
});
