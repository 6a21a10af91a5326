import type { Page } from "@playwright/test";

/** Opens what a list keeps behind "Tous les filtres". */
export async function openFilters(page: Page): Promise<void> {
  await page.getByRole("main").locator("summary").filter({ hasText: "Tous les filtres" }).click();
}
