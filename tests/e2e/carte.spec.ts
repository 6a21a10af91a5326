import { expect, type Page } from "@playwright/test";
import { test } from "@/tests/support/browser/test";

const map = (page: Page) => page.getByRole("navigation", { name: "Provinces et territoires" });
const onMap = (page: Page, label: string) =>
  map(page).getByRole("link", { name: new RegExp(`^${label} : [\\d\\s]+ offres?$`) });

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
