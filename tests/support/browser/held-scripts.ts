import type { Page } from "@playwright/test";

/** Holds back every script of the page until the function that it returns is called. */
export async function heldScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
