import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { GET } from "@/app/flux/[file]/route";
import {
  escapeXml,
  type Feed,
  jsonFeed,
  jsonFeedResponse,
  rfc822,
  rssFeed,
  rssResponse,
} from "@/lib/feeds/feed";

const SITE = "https://exemple.ca";
const feed: Feed = {
  ...{ title: "Flux & compagnie", description: "Un flux <d'essai>", language: "fr-CA" },
  ...{ home: `${SITE}/actualites`, self: `${SITE}/flux/actualites.xml` },
  items: [
    {
      url: "https://exemple.ca/actualites/1?a=1&b=2",
      title: "]]> <script>alert('1')</script> \u0000\u000B&amp;",
      summary: "Résumé",
      text: "Texte \uD800",
      author: 'Zoé "Z" Roy',
      published: "2026-11-21T03:20:39.5+00:00",
      modified: "2026-11-22T00:00:00-05:00",
      tags: ["Visas", "R&D"],
    },
  ],
};

describe("Le flux RSS", () => {
  const xml = rssFeed(feed);

  it("échappe tout ce qui vient d'ailleurs", () => {
    expect(xml).toContain(
      "<title>]]&gt; &lt;script&gt;alert(&apos;1&apos;)&lt;/script&gt; &amp;amp;</title>",
    );
    expect(xml).toContain("<dc:creator>Zoé &quot;Z&quot; Roy</dc:creator>");
    expect(xml).toContain("<category>R&amp;D</category>");
    expect(xml).not.toContain("<script");
    expect(escapeXml("a\u0000b\u001Fc\uFFFFd\uD800")).toBe("abcd\uFFFD");
  });

  it("dit son adresse, les identifiants et les dates de la RFC 822", () => {
    expect(xml).toContain(`<atom:link href="${feed.self}" rel="self" type="application/rss+xml"/>`);
    expect(xml).toContain(`<guid isPermaLink="true">${SITE}/actualites/1?a=1&amp;b=2</guid>`);
    expect(xml).toContain("<pubDate>Sat, 21 Nov 2026 03:20:39 GMT</pubDate>");
    expect(rfc822("2026-11-22T00:00:00-05:00")).toBe("Sun, 22 Nov 2026 05:00:00 GMT");
  });

  it("reste valable sans article", () => {
    const empty = rssFeed({ ...feed, items: [] });
    expect(empty).not.toContain("<item>");
    expect(empty).not.toContain("lastBuildDate");
  });
});

it("Le flux JSON suit JSON Feed 1.1", () => {
  const schema = z.strictObject({
    version: z.literal("https://jsonfeed.org/version/1.1"),
    title: z.string().min(1),
    description: z.string(),
    home_page_url: z.url(),
    feed_url: z.url(),
    language: z.string(),
    items: z.array(
      z.strictObject({
        id: z.url(),
        url: z.url(),
        title: z.string(),
        summary: z.string(),
        content_text: z.string(),
        date_published: z.iso.datetime(),
        date_modified: z.iso.datetime(),
        authors: z.array(z.strictObject({ name: z.string() })).optional(),
        tags: z.array(z.string()).optional(),
      }),
    ),
  });
  const written = schema.parse(JSON.parse(JSON.stringify(jsonFeed(feed))));
  expect(written.items[0]?.date_modified).toBe("2026-11-22T05:00:00.000Z");
});

it.each([
  ["RSS", rssResponse],
  ["JSON", jsonFeedResponse],
])("Le flux %s a la typographie du site, quoi qu'on ait tapé", async (_format, respond) => {
  const typed = feed.items.map((item) => ({ ...item, title: "Bourse d'été : postulez !" }));
  const answer = await respond("essai", async () => ({ ...feed, items: typed }));
  expect(await answer.text()).toContain("Bourse d’été\u00a0: postulez\u00a0!");
});

vi.mock("@/lib/jobs/feeds", () => ({
  jobsFeed: async (self: string) => ({ ...feed, items: [], title: "Offres", self: SITE + self }),
}));
vi.mock("@/lib/news/feed", () => ({
  newsFeed: async (self: string) => ({ ...feed, items: [], title: "Articles", self: SITE + self }),
}));

const ask = (file: string) =>
  GET(new Request(`${SITE}/flux/${file}`), { params: Promise.resolve({ file }) });

it.each([
  ["emplois.xml", "application/rss+xml", "Offres"],
  ["emplois.json", "application/feed+json", "Offres"],
  ["actualites.xml", "application/rss+xml", "Articles"],
  ["actualites.json", "application/feed+json", "Articles"],
])("sert le flux %s, qui dit sa propre adresse", async (file, type, title) => {
  const answer = await ask(file);
  expect(answer.headers.get("Content-Type")).toContain(type);
  const text = await answer.text();
  expect(text).toContain(title);
  expect(text).toContain(`${SITE}/flux/${file}`);
});

it.each(["freelance.xml", "emplois", "emplois.toString", "emplois.xml.json", "inconnu.json"])(
  "répond 404 pour %s",
  async (file) => {
    expect((await ask(file)).status).toBe(404);
  },
);
