import { expect, test } from "@playwright/test";

test.describe("Sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("les métiers, leurs chiffres et leur organisme se lisent", async ({ page }) => {
    await page.goto("/metiers");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Soudeur·euse/ })
      .click();
    // Each cell stands under a heading.
    const headings = await page.getByRole("table").getByRole("columnheader").count();
    const row = page.getByRole("row", { name: /^Ontario/ });
    await expect(row.locator("th, td")).toHaveCount(headings);
    await page.getByRole("table").getByRole("link", { name: "Ontario" }).click();
    await expect(page.getByRole("main")).toContainText("Le certificat est facultatif");
    await expect(page.getByRole("main")).toContainText("vérifiez auprès de l’organisme");
  });
});
