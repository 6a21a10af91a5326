import type { Page } from "@playwright/test";

/** Waits until the page says that it listens (`components/layout/flash-message.tsx`). */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-listening]").waitFor({ state: "attached" });
}
