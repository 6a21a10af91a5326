import type { Feed, FeedItem } from "./feed";

/** RSS 2.0, with the self link of Atom and the authors of Dublin Core. */
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

/** Text without what XML 1.0 forbids. */
function xmlText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids exactly these.
  return text.toWellFormed().replace(/[\x00-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, "");
}

/** Text or HTML as a section that XML does not read; what would end it begins another. */
export function cdata(text: string): string {
  return `<![CDATA[${xmlText(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

/** Text for XML: its five signs as entities, and nothing that XML 1.0 forbids. */
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

/** "Sat, 21 Nov 2026 03:20:39 GMT", the date of RFC 822 with the year of RFC 1123. */
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
