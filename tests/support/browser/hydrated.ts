import { expect, type Locator } from "@playwright/test";

/** Waits until React listens to what happens to this element. */
export async function hydrated(locator: Locator): Promise<void> {
  await expect(async () => {
    const keys = await locator.evaluate((element) => Object.keys(element));
    expect(keys.some((key) => key.startsWith("__reactProps"))).toBe(true);
  }).toPass();
}
