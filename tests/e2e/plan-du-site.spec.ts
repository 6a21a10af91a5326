import { type APIRequestContext, expect } from "@playwright/test";
import { pageHead } from "@/tests/support/browser/page-head";
import { test } from "@/tests/support/browser/test";
import { everyKind, kinds } from "@/tests/support/publications/applying";
import { publishedPaths } from "@/tests/support/publications/published-paths";

/** Pages of one file that are really opened. */
const SAMPLE = 6;

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
}

async function xmlAt(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  expect(response.headers()["content-type"]).toContain("application/xml");
  expect(response.headers()["cache-control"]).toContain("max-age=3600");
  return response.text();
}

test("l'index nomme un fichier pour les pages et un pour chaque sorte", async ({ request }) => {
  const index = await xmlAt(request, "/sitemap.xml");
  const kinds = locations(index).map((address) => new URL(address).pathname.split("/")[2]);
  expect(kinds.sort()).toEqual(["actualites", "bourses", "emplois", "freelance", "pages.xml"]);
  expect(index.match(/<lastmod>\d{4}-\d\d-\d\dT[^<]+Z<\/lastmod>/g)).toHaveLength(4);
});

test("chaque adresse répond, et se dit elle-même la bonne", async ({ request, baseURL }) => {
  test.setTimeout(120_000);
  const files = locations(await xmlAt(request, "/sitemap.xml"));
  for (const file of files) {
    const addresses = locations(await xmlAt(request, file));
    expect(new Set(addresses).size, file).toBe(addresses.length);
    expect(addresses.length).toBeGreaterThan(10);
    // The fixed pages all, of the others some from the whole length of the file.
    const step = file.endsWith("pages.xml") ? 1 : Math.ceil(addresses.length / SAMPLE);
    for (const address of addresses.filter((_, at) => at % step === 0)) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status(), address).toBe(200);
      const { canonical, robots, hreflang, card } = pageHead(await response.text());
      const canonicalHome = address.replace(/\/$/, "");
      expect([address, canonicalHome], address).toContain(canonical);
      expect(robots, address).not.toContain("noindex");
      expect(hreflang, address).toContain("fr-CA");
      expect(card["og:url"], address).toBe(canonical);
      expect(card["og:title"], address).toBeTruthy();
      expect(card["twitter:card"], address).toBe("summary_large_image");
      expect(card["og:image"], address).toMatch(new RegExp(`^${baseURL}/.*apercu\\.png$`));
    }
  }
});

for (const kind of everyKind) {
  const list = kinds[kind].path;
  test(`tout ce qui est ouvert dans ${list} y est, rien de ce qui est expiré ou pourvu`, async ({
    request,
  }) => {
    const before = await publishedPaths(kind);
    const listed: string[] = [];
    for (const file of locations(await xmlAt(request, "/sitemap.xml"))) {
      if (!file.includes(`/sitemaps${list}/`)) continue;
      const addresses = locations(await xmlAt(request, file));
      listed.push(...addresses.map((address) => new URL(address).pathname));
    }
    // Other journeys publish and close meanwhile: what was so before and after counts.
    const after = await publishedPaths(kind);
    const open = before.open.filter((path) => after.open.includes(path));
    const closed = before.closed.filter((path) => after.closed.includes(path));
    expect(open.length).toBeGreaterThan(10);
    expect(closed.length).toBeGreaterThan(0);
    expect(open.filter((path) => !listed.includes(path))).toEqual([]);
    expect(closed.filter((path) => listed.includes(path))).toEqual([]);
  });
}

for (const path of [
  "/sitemaps/emplois/1.xml",
  "/sitemaps/emplois/00000000-0000-4000-8000-000000000000",
  "/sitemaps/profils/00000000-0000-4000-8000-000000000000.xml",
  "/sitemaps/__proto__/00000000-0000-4000-8000-000000000000.xml",
]) {
  test(`aucun plan à ${path}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test("après le dernier identifiant, le plan est vide et valable", async ({ request }) => {
  const xml = await xmlAt(request, "/sitemaps/emplois/ffffffff-ffff-4fff-bfff-ffffffffffff.xml");
  expect(locations(xml)).toEqual([]);
  expect(xml).toContain("</urlset>");
});

test("robots.txt ferme ce qui est à quelqu'un et mène au plan", async ({ request, baseURL }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const area of ["/admin", "/espace-utilisateur", "/api/"]) {
    expect(text).toContain(`Disallow: ${area}`);
  }
});

test("sans clé IndexNow, aucun fichier ne la donne", async ({ request }) => {
  expect((await request.get("/indexnow.txt")).status()).toBe(404);
});
