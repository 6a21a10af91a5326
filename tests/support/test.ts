import { type Browser, test as base, type Page } from "@playwright/test";

/**
 * The journeys' `test`: a page counts as opened once its scripts have come, which a public page
 * asks for after its first paint only (docs/decisions/0009). Whoever opens a page with a
 * `waitUntil` of their own waits for that alone.
 */
export const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        return context.on("page", waitForScriptsOf);
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
});

function waitForScriptsOf(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await scriptsHaveCome(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await scriptsHaveCome(page);
    return response;
  };
}

async function scriptsHaveCome(page: Page): Promise<void> {
  const hasScripts = await page.evaluate(() => matchMedia("(scripting: enabled)").matches);
  if (!hasScripts) return;
  await page.waitForFunction(() => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>("script:not([nomodule])")];
    return scripts.every(
      ({ src, dataset }) =>
        !dataset.src && (!src || performance.getEntriesByName(src, "resource").length > 0),
    );
  });
}
