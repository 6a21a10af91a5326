import { logError } from "@/lib/monitoring/log";
import { frenchText } from "@/lib/shared/french";

/** Returns RSS 2.0, with Atom's self link and Dublin Core's authors. */
export function rssFeed(feed: Feed): string {
  const newest = feed.items[0];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(feed.title)}</title>
    <link>${escapeXml(feed.home)}</link>
    <description>${escapeXml(feed.description)}</description>
    <language>${escapeXml(feed.language)}</language>
    <atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>
${newest ? `    <lastBuildDate>${rfc822(newest.published)}</lastBuildDate>\n` : ""}${feed.items.map(rssItem).join("\n")}
  </channel>
</rss>
`;
}

function xmlText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids exactly these.
  return text.toWellFormed().replace(/[\x00-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, "");
}

/** Wraps text or HTML in a CDATA section; "]]>" is split over two sections. */
export function cdata(text: string): string {
  return `<![CDATA[${xmlText(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

/** Escapes the five special characters of XML, and removes those that XML 1.0 forbids. */
export function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&apos;",
  };
  return xmlText(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Returns "Sat, 21 Nov 2026 03:20:39 GMT", the date of RFC 822 with the year of RFC 1123. */
export function rfc822(moment: string): string {
  return new Date(moment).toUTCString();
}

function rssItem(item: FeedItem): string {
  return `    <item>
      <title>${escapeXml(item.title)}</title>
      <link>${escapeXml(item.url)}</link>
      <guid isPermaLink="true">${escapeXml(item.url)}</guid>
      <pubDate>${rfc822(item.published)}</pubDate>
      <description>${escapeXml(item.summary)}</description>
${[
  item.author && `      <dc:creator>${escapeXml(item.author)}</dc:creator>\n`,
  ...item.tags.map((tag) => `      <category>${escapeXml(tag)}</category>\n`),
]
  .filter(Boolean)
  .join("")}    </item>`;
}

/** Content of a feed, whatever its format. URLs are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** The page that the feed follows. */
  home: string;
  /** The feed's own URL. */
  self: string;
  language: string;
  items: FeedItem[];
};

type FeedItem = {
  /** Also the permanent id. */
  url: string;
  title: string;
  summary: string;
  text: string;
  author: string | null;
  /** ISO 8601. */
  published: string;
  modified: string;
  tags: string[];
};

/** Max entries of a feed. */
export const FEED_LENGTH = 50;

/** Returns JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed(feed: Feed) {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: feed.self,
    language: feed.language,
    items: feed.items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_text: item.text,
      date_published: new Date(item.published).toISOString(),
      date_modified: new Date(item.modified).toISOString(),
      ...(item.author && { authors: [{ name: item.author }] }),
      ...(item.tags.length > 0 && { tags: item.tags }),
    })),
  };
}

/** Applies French typography, since people typed the entries. */
function shown(feed: Feed): Feed {
  const items = feed.items.map((item) => ({
    ...item,
    title: frenchText(item.title),
    summary: frenchText(item.summary),
    text: frenchText(item.text),
    author: item.author && frenchText(item.author),
  }));
  return { ...feed, items };
}

/** Feed readers poll often: five minutes spare them and us. */
const CACHE = "public, max-age=300";

/** Returns the feed as RSS, or 503 when it cannot be read now. */
export async function rssResponse(name: string, feed: () => Promise<Feed>): Promise<Response> {
  return feedResponse(name, "application/rss+xml", async () => rssFeed(shown(await feed())));
}

/** Returns the feed as JSON Feed, or 503 when it cannot be read now. */
export async function jsonFeedResponse(name: string, feed: () => Promise<Feed>): Promise<Response> {
  return feedResponse(name, "application/feed+json", async () =>
    JSON.stringify(jsonFeed(shown(await feed()))),
  );
}

/** Returns the feed that `write` produces, in any format, or 503 when it cannot be read now. */
export async function feedResponse(
  name: string,
  type: string,
  write: () => Promise<string | ReadableStream<Uint8Array>>,
): Promise<Response> {
  try {
    return new Response(await write(), {
      headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": CACHE },
    });
  } catch (error) {
    const id = logError(`feed.${name}`, error);
    return new Response(`Ce fil est momentanément indisponible. Référence\u00a0: ${id}\n`, {
      status: 503,
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": "no-store",
        "Retry-After": "60",
      },
    });
  }
}
