import { expect } from "@playwright/test";
import { test } from "@/tests/support/browser/test";

test.describe("La foire aux questions", () => {
  test("cherche sans accents ni majuscules, et compte", async ({ page }) => {
    await page.goto("/faq");
    const questions = page.locator("details[data-question]");
    expect(await questions.count()).toBeGreaterThanOrEqual(20);
    const search = page.getByLabel("Chercher une réponse");
    await search.fill("A JOUR calendrier");
    await expect(page.getByRole("main").getByRole("status")).toHaveText(
      /^[1-9]\d* questions? trouvées?$/,
    );
    await expect(
      page.getByRole("heading", { name: /ne pas manquer la date limite/ }),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: /Quel format de CV/ })).toBeHidden();

    await search.fill("zzzz");
    await expect(
      page.getByText("Aucune question ne contient ces mots.", { exact: false }),
    ).toBeVisible();
    await search.fill("");
    await expect(page.getByRole("heading", { name: /Quel format de CV/ })).toBeVisible();
  });

  test("ouvre à l'arrivée la question que l'adresse nomme", { tag: "@full" }, async ({ page }) => {
    await page.goto("/faq#format-cv");
    await expect(
      page.getByText("Un fichier PDF d’au plus 5 Mo.", { exact: false }),
    ).toBeInViewport();
    await page.goto("/faq#qui-voit-cv");
    await expect(page.locator("#qui-voit-cv")).toHaveAttribute("open", "");
  });
});
