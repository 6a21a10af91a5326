import { test as base } from "@playwright/test";

/**
 * Playwright's own `test`, which also closes what a test has opened beside its page. Playwright
 * keeps these contexts until the worker ends: hundreds of pages that run on, on two cores.
 */
export const test = base.extend<{ tidy: undefined }>({
  tidy: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      const opened = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(opened.map((context) => context.close()));
    },
    { auto: true },
  ],
});
