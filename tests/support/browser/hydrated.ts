import { expect, type Page } from "@playwright/test";

/** Waits until the page says that it listens (`components/layout/flash-message.tsx`). */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator("html[data-listening]")).toBeAttached();
}
