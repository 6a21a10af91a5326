import { expect } from "@playwright/test";
import { test } from "@/tests/support/browser/test";

const OPEN_ABROAD = "Ouvert aux candidatures de l’étranger";

test("Le flux des offres dit lesquelles sont ouvertes de l'étranger, comme leur page", {
  tag: "@full",
}, async ({ page }) => {
  type Item = { url: string; summary: string; tags: string[] };
  const feed: { items: Item[] } = await (await page.request.get("/flux/emplois.json")).json();
  const open = feed.items.filter(({ tags }) => tags.includes(OPEN_ABROAD));
  expect(open.length).toBeGreaterThan(0);
  expect(open.length).toBeLessThan(feed.items.length);
  expect(open.every(({ summary }) => summary.includes(OPEN_ABROAD))).toBe(true);
  const xml = await (await page.request.get("/flux/emplois.xml")).text();
  expect(xml).toContain(`<category>${OPEN_ABROAD}</category>`);
  await page.goto(new URL(open[0]?.url ?? "").pathname);
  await expect(page.getByRole("region", { name: "Puis-je postuler" })).toContainText(/^.*Oui/);
});
