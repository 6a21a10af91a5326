import { FEED_LENGTH, type Feed } from "@/lib/feeds/feed";
import { pagePath } from "@/lib/publications/kinds";
import { site } from "@/lib/shared/site";
import { excerpt } from "@/lib/text/plain";
import { topicLabel } from "./choices";
import { plainText } from "./markup";
import { listFeedArticles } from "./queries";

/** Returns a feed of the newest articles; `path` is the feed's own address. */
export async function newsFeed(path: string): Promise<Feed> {
  const articles = await listFeedArticles(FEED_LENGTH);
  return {
    title: `${site.name} · Actualités`,
    description: "Immigration, études, travail et vie au Canada\u00a0: les articles du site.",
    home: `${site.url}/actualites`,
    self: `${site.url}${path}`,
    language: "fr-CA",
    items: articles.map((article) => ({
      url: site.url + pagePath("article", article.id),
      title: article.title,
      summary: article.excerpt ?? excerpt(plainText(article.content)),
      text: plainText(article.content),
      author: article.author_name,
      published: article.published_at,
      modified: article.updated_at,
      tags: [...new Set([article.category ?? "", ...article.tags].filter(Boolean).map(topicLabel))],
    })),
  };
}
