import type { ArticleJsonLdProps } from "next-seo";
import { pagePath } from "@/lib/publications/kinds";
import { organization } from "@/lib/seo/json-ld";
import { site } from "@/lib/shared/site";
import { isoMoment } from "@/lib/text/dates";
import { excerpt } from "@/lib/text/plain";
import { plainText } from "./markup";
import type { Article } from "./schema";

/** Search engines cut a headline after so many characters. */
const HEADLINE = 110;

/** What an article rests on and how long it holds: next-seo leaves these words of schema.org out. */
export function articleGrounds({ sources, in_force_until }: Article) {
  return {
    ...(sources.length > 0 && {
      citation: sources.map(
        ({ address, publisher }) =>
          ({
            "@type": "CreativeWork",
            url: address,
            publisher: { "@type": "Organization", name: publisher },
          }) as const,
      ),
    }),
    ...(in_force_until && { expires: in_force_until }),
  } as const;
}

/** An article in the words of schema.org's NewsArticle. */
export function articleData(article: Article) {
  const url = site.url + pagePath("article", article.id);
  const { name, logo, url: home } = organization();
  return {
    type: "NewsArticle",
    headline: excerpt(article.title, HEADLINE - 1),
    description: article.excerpt ?? excerpt(plainText(article.content)),
    url,
    mainEntityOfPage: {
      "@type": "WebPage",
      "@id": url,
      ...(article.verified_on && { lastReviewed: article.verified_on }),
    },
    image: `${url}/apercu.png`,
    datePublished: isoMoment(article.published_at),
    dateModified: isoMoment(article.updated_at),
    author: article.author_name
      ? { "@type": "Person", name: article.author_name }
      : { "@type": "Organization", name, url: home },
    publisher: { "@type": "Organization", name, logo, url: home },
  } as const satisfies ArticleJsonLdProps;
}
