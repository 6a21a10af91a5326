import type { Feed } from "./feed";

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
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
