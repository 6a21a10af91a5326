import { expect, type Page } from "@playwright/test";

/** What on a page waits for scripts that never come, or could only be used by them. */
const DEAD = [
  // Sent after the page, to be put in its place by a script.
  'div[hidden][id^="S:"]',
  'template[id^="B:"]',
  "main [aria-busy=true]:visible",
  "button:not([type=submit]):visible",
  "button[type=submit]:not(form button, [form]):visible",
  "input:not(form input, [form], [readonly]):visible",
  "select:not(form select, [form]):visible",
  "textarea:not(form textarea, [form]):visible",
];

/**
 * The words of what is on the page and does nothing without scripts. Where a browser runs none, every
 * part of a page is there when it has arrived, and each of its buttons sends a form.
 */
export async function deadWithoutScripts(page: Page): Promise<string[]> {
  const found = await Promise.all(
    DEAD.map(async (selector) => {
      const elements = await page.locator(selector).all();
      return Promise.all(
        elements.map(async (element) => {
          const words = (await element.getAttribute("aria-label")) ?? (await element.textContent());
          return `${selector} : ${words?.slice(0, 60)}`;
        }),
      );
    }),
  );
  return found.flat();
}

/** Opens an address and finds a whole page there. */
export async function expectWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
  await expect(page.getByText(/^Chargement/), path).toHaveCount(0);
  expect(await deadWithoutScripts(page), path).toEqual([]);
}
