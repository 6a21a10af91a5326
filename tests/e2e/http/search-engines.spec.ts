import { type APIRequestContext, expect, test } from "@playwright/test";
import { isExpired } from "@/lib/text/dates";
import { operatorClient } from "@/tests/support/accounts/operator";
import { pageHead, unescapeHtml } from "@/tests/support/browser/page-head";
import { pngSize } from "@/tests/support/files/png";
import { everyKind, type Kind, kinds } from "@/tests/support/publications/applying";
import { type Structured, structuredDataOf } from "@/tests/support/publications/structured-data";
import { withJob } from "@/tests/support/publications/temporary-job";

type Row = { id: string; status: string; closes_at: string };

/** The pages of what anybody may read of a kind: still open, and expired or filled. */
async function publishedPaths(kind: Kind): Promise<{ open: string[]; closed: string[] }> {
  const { table, path } = kinds[kind];
  const { data, error } = await operatorClient()
    .from(table)
    .select("id, status, closes_at")
    .in("status", ["published", "filled"])
    .eq("is_hidden", false)
    .returns<Row[]>();
  if (error) throw error;
  const isOpen = ({ status, closes_at }: Row) => status === "published" && !isExpired(closes_at);
  const paths = (rows: Row[]) => rows.map(({ id }) => `${path}/${id}`);
  return { open: paths(data.filter(isOpen)), closed: paths(data.filter((row) => !isOpen(row))) };
}

/** Pages of one file that are really opened: of the fixed ones, which differ, more. */
const SAMPLE = { pages: 40, others: 6 };
const LISTS = ["/emplois", "/freelance", "/bourses", "/actualites"];

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

test("le plan du site mène à des pages qui répondent, et qui se disent elles-mêmes la bonne", async ({
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const area of ["/admin", "/espace-utilisateur", "/api/"]) {
    expect(robots).toContain(`Disallow: ${area}`);
  }
  for (const file of locations(await xmlAt(request, "/sitemap.xml"))) {
    const addresses = locations(await xmlAt(request, file));
    expect(new Set(addresses).size, file).toBe(addresses.length);
    expect(addresses.length, file).toBeGreaterThan(10);
    // Some from the whole length of the file.
    const step = Math.ceil(
      addresses.length / (file.endsWith("pages.xml") ? SAMPLE.pages : SAMPLE.others),
    );
    for (const address of addresses.filter((_, at) => at % step === 0)) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status(), address).toBe(200);
      const { canonical, robots, hreflang, card } = pageHead(await response.text());
      expect([address, address.replace(/\/$/, "")], address).toContain(canonical);
      expect(robots, address).not.toContain("noindex");
      expect(hreflang, address).toContain("fr-CA");
      expect(card["og:url"], address).toBe(canonical);
      expect(card["og:title"], address).toBeTruthy();
      expect(card["twitter:card"], address).toBe("summary_large_image");
      expect(card["og:image"], address).toMatch(new RegExp(`^${baseURL}/.*apercu\\.png$`));
    }
  }
});

test("tout ce qui est ouvert est au plan du site, rien de ce qui est expiré ou pourvu", async ({
  request,
}) => {
  const files = locations(await xmlAt(request, "/sitemap.xml"));
  for (const kind of everyKind) {
    const before = await publishedPaths(kind);
    const listed: string[] = [];
    for (const file of files.filter((each) => each.includes(`/sitemaps${kinds[kind].path}/`))) {
      const addresses = locations(await xmlAt(request, file));
      listed.push(...addresses.map((address) => new URL(address).pathname));
    }
    // Others may publish and close meanwhile: what was so before and after counts.
    const after = await publishedPaths(kind);
    const open = before.open.filter((path) => after.open.includes(path));
    const closed = before.closed.filter((path) => after.closed.includes(path));
    expect(open.length).toBeGreaterThan(10);
    expect(open.filter((path) => !listed.includes(path))).toEqual([]);
    expect(closed.filter((path) => listed.includes(path))).toEqual([]);

    const html = await (await request.get(closed[0] ?? "")).text();
    expect(structuredDataOf(html), closed[0]).toEqual([]);
    expect(html).toContain("noindex");
  }
});

test("chaque publication a sa propre image, dessinée une fois ; les autres pages celle du site", async ({
  request,
  baseURL,
}) => {
  for (const list of LISTS) {
    const path = await firstOf(request, list);
    const { card } = pageHead(await (await request.get(path)).text());
    expect(card["og:image"]).toBe(`${baseURL}${path}/apercu.png`);
    expect(card["twitter:image"]).toBe(card["og:image"]);
    const first = await request.get(card["og:image"] ?? "");
    expect(first.headers()["content-type"]).toBe("image/png");
    const bytes = await first.body();
    expect(pngSize(bytes)).toEqual({ width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
    const second = await request.get(card["og:image"] ?? "");
    expect(second.headers()["x-nextjs-cache"]).toBe("HIT");
  }
  for (const path of ["/", "/emplois", "/guide", "/emplois/province/quebec"]) {
    const { card } = pageHead(await (await request.get(path)).text());
    expect(card["og:image"], path).toBe(`${baseURL}/apercu.png`);
  }
});

test("les flux des offres et des actualités sont annoncés, et disent la même chose", async ({
  request,
}) => {
  const ABROAD = "Ouvert aux candidatures de l’étranger";
  type Item = Record<"id" | "url" | "summary" | "content_text" | "date_published", string> & {
    tags?: string[];
  };
  for (const name of ["emplois", "actualites"]) {
    const page = await (await request.get(`/${name}`)).text();
    expect(page).toContain(`/flux/${name}.xml`);
    const rss = await request.get(`/flux/${name}.xml`);
    expect(rss.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const xml = await rss.text();
    const json = await request.get(`/flux/${name}.json`);
    expect(json.headers()["content-type"]).toBe("application/feed+json; charset=utf-8");
    const { items }: { items: Item[] } = await json.json();
    expect(items.length).toBeGreaterThan(20);
    for (const item of items) {
      expect(item.id).toBe(item.url);
      expect(item.content_text).not.toBe("");
      expect(new Date(item.date_published).toISOString()).toBe(item.date_published);
      expect(xml).toContain(`<link>${item.url}</link>`);
      expect(item.tags?.includes(ABROAD) ?? false).toBe(item.summary.includes(ABROAD));
    }
    expect(xml.includes(`<category>${ABROAD}</category>`)).toBe(name === "emplois");
    const [first] = items;
    expect((await request.get(new URL(first?.url ?? "").pathname)).status()).toBe(200);
  }
});

test("le manifeste et ses icônes sont complets", async ({ request }) => {
  const page = await (await request.get("/")).text();
  const linked = (rel: string) =>
    page.match(new RegExp(`<link rel="${rel}" href="([^"]+)"`))?.[1]?.replaceAll("&amp;", "&");
  const manifest = await (await request.get(linked("manifest") ?? "")).json();
  expect(manifest).toMatchObject({ name: "Horizon Érable", lang: "fr-CA", start_url: "/" });
  const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose);
  expect(purposes).toContain("maskable");
  for (const { src, sizes } of manifest.icons) {
    const size = Number(sizes.split("x")[0]);
    expect(pngSize(await (await request.get(src)).body())).toEqual({ width: size, height: size });
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
  for (const rel of ["icon", "apple-touch-icon"]) {
    expect((await request.get(linked(rel) ?? "")).status(), rel).toBe(200);
  }
});

async function firstOf(request: APIRequestContext, list: string): Promise<string> {
  const html = await (await request.get(list)).text();
  return html.match(new RegExp(`${list}/[0-9a-f-]{36}`))?.[0] ?? "";
}

/** Text as it can be compared: without what the site's typography adds, removes and turns. */
const bare = (text: string) => unescapeHtml(text).replace(/\s/g, "").replaceAll("’", "'");

/** The words of a page's body, scripts left out. */
function visible(html: string): string {
  const body = html.slice(html.indexOf("<body"));
  return bare(body.replace(/<script\b.*?<\/script>/gs, "").replace(/<[^>]*>/g, ""));
}

/** Each paragraph and list entry of a description in HTML. */
const pieces = (description: string) =>
  description
    .split(/<\/?(?:p|li|ul|br|strong)>/)
    .map(bare)
    .filter(Boolean);

/** What an item says that the page has to say too. */
function textsOf(item: Structured): string[] {
  if (item["@type"] === "JobPosting") {
    const town = item.jobLocation?.address.addressLocality ?? "";
    return [item.title, item.hiringOrganization.name, town, ...pieces(item.description)];
  }
  if (item["@type"] === "MonetaryGrant") {
    return [item.name, item.funder.name, ...pieces(item.description)];
  }
  if (item["@type"] === "NewsArticle") return [item.headline, item.author.name];
  if (item["@type"] === "FAQPage") {
    return item.mainEntity.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
  }
  if (item["@type"] === "BreadcrumbList") return item.itemListElement.map(({ name }) => name);
  return [];
}

test("chaque page dit aux moteurs ce qu'elle dit à la personne", async ({ request }) => {
  const expected: Record<string, string[]> = {
    "/": ["Organization", "WebSite"],
    "/faq": ["BreadcrumbList", "FAQPage"],
    [await firstOf(request, "/emplois")]: ["BreadcrumbList", "JobPosting"],
    [await firstOf(request, "/freelance")]: ["BreadcrumbList", "JobPosting"],
    [await firstOf(request, "/bourses")]: ["BreadcrumbList", "MonetaryGrant"],
    [await firstOf(request, "/actualites")]: ["BreadcrumbList", "NewsArticle"],
    "/emplois": ["BreadcrumbList"],
    "/a-propos": ["BreadcrumbList"],
    "/emplois/province/quebec": ["BreadcrumbList"],
  };
  for (const [path, types] of Object.entries(expected)) {
    const html = await (await request.get(path)).text();
    const items = structuredDataOf(html);
    expect(items.map((item) => item["@type"]).sort(), path).toEqual(types);
    const shown = visible(html);
    for (const words of items.flatMap(textsOf)) expect(shown, path).toContain(bare(words));
  }
});

test("ce qu'une personne a tapé ne sort jamais du texte", async ({ request }) => {
  const hostile = `</script ><script>document.title="percé"</script><!--<script>`;
  const typed = { title: hostile, company_name: hostile, location: hostile, description: hostile };
  await withJob({ ...typed, requirements: [hostile] }, async (id) => {
    const html = await (await request.get(`/emplois/${id}`)).text();
    expect(html).not.toContain("<script>document.title");
    const job = structuredDataOf(html).find((item) => item["@type"] === "JobPosting");
    expect(job).toMatchObject({ title: hostile });
    expect((await request.get(`/emplois/${id}/apercu.png`)).status()).toBe(200);
  });
});
