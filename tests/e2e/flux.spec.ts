import { expect } from "@playwright/test";
import { test } from "@/tests/support/browser/test";

const OPEN_ABROAD = "Ouvert aux candidatures de l’étranger";

test("Le flux des offres dit lesquelles sont ouvertes de l'étranger, comme leur page", async ({
  page,
}) => {
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

for (const [name, list] of [
  ["actualites", "/actualites"],
  ["emplois", "/emplois"],
] as const) {
  test(`Le flux RSS de ${list} est du XML valable, annoncé par sa page`, async ({ page }) => {
    await page.goto(list);
    const link = page.locator('link[rel="alternate"][type="application/rss+xml"]');
    const address = await link.getAttribute("href");
    expect(address).toMatch(new RegExp(`^https?://.+/flux/${name}\\.xml$`));

    const answer = await page.request.get(`/flux/${name}.xml`);
    expect(answer.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const feed = await page.evaluate(
      (xml) => {
        const document = new DOMParser().parseFromString(xml, "text/xml");
        const text = (node: Document | Element, tag: string) =>
          node.getElementsByTagName(tag)[0]?.textContent ?? "";
        return {
          error: document.querySelector("parsererror")?.textContent ?? null,
          version: document.documentElement.getAttribute("version"),
          self: document.getElementsByTagName("atom:link")[0]?.getAttribute("href"),
          channel: ["title", "link", "description"].map((tag) => text(document, tag)),
          items: [...document.querySelectorAll("item")].map((item) => ({
            title: text(item, "title"),
            link: text(item, "link"),
            guid: text(item, "guid"),
            date: text(item, "pubDate"),
            description: text(item, "description"),
          })),
        };
      },
      await answer.text(),
    );

    expect(feed.error).toBeNull();
    expect(feed.version).toBe("2.0");
    expect(feed.self).toBe(address);
    expect(feed.channel.every((value) => value !== "")).toBe(true);
    expect(feed.items.length).toBeGreaterThan(20);
    expect(feed.items.length).toBeLessThanOrEqual(50);
    for (const item of feed.items) {
      expect(item.title).not.toBe("");
      expect(item.link).toMatch(new RegExp(`^https?://.+${list}/[0-9a-f-]{36}$`));
      expect(item.guid).toBe(item.link);
      expect(item.date).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
      expect(item.description).not.toBe("");
    }
    const dates = feed.items.map(({ date }) => Date.parse(date));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    const first = new URL(feed.items[0]?.link ?? "").pathname;
    expect((await page.request.get(first)).status()).toBe(200);
  });

  test(`Le flux JSON de ${list} dit la même chose`, async ({ request }) => {
    const answer = await request.get(`/flux/${name}.json`);
    expect(answer.headers()["content-type"]).toBe("application/feed+json; charset=utf-8");
    const feed: {
      version: string;
      feed_url: string;
      items: { id: string; url: string; content_text: string; date_published: string }[];
    } = await answer.json();
    expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
    expect(feed.feed_url).toMatch(new RegExp(`/flux/${name}\\.json$`));
    const xml = await (await request.get(`/flux/${name}.xml`)).text();
    for (const item of feed.items) {
      expect(item.id).toBe(item.url);
      expect(item.content_text).not.toBe("");
      expect(new Date(item.date_published).toISOString()).toBe(item.date_published);
      expect(xml).toContain(`<link>${item.url}</link>`);
    }
    // The whole text, not what a card shows of it.
    const longest = Math.max(...feed.items.map((item) => item.content_text.length));
    expect(longest).toBeGreaterThan(400);
  });
}
