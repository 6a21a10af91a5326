import type { ArticleJsonLdProps } from "next-seo";
import { pagePath } from "@/lib/publications/kinds";
import { organization } from "@/lib/seo/json-ld";
import { site } from "@/lib/shared/site";
import { isoMoment, longDate, todayInCanada } from "@/lib/text/dates";
import { excerpt } from "@/lib/text/plain";
import { plainText } from "./markup";
import type { Article } from "./schema";

type Dated = Pick<
  Article,
  "in_force_from" | "in_force_until" | "verified_on" | "verification_due" | "status"
>;

/** Returns true once the date of the next verification has passed. */
export function isOverdue(
  { verification_due }: Pick<Article, "verification_due">,
  now: Date = new Date(),
): boolean {
  return verification_due !== null && verification_due < todayInCanada(now);
}

/** Returns a sentence on the period in which the article's rules apply; null if it is not stated. */
export function forceOf(article: Dated, now: Date = new Date()): string | null {
  const { in_force_from: from, in_force_until: until } = article;
  const today = todayInCanada(now);
  if (until !== null && until < today) return `Règle en vigueur jusqu’au ${longDate(until)}`;
  if (from !== null && from > today) {
    return until === null
      ? `Entrera en vigueur le ${longDate(from)}`
      : `En vigueur du ${longDate(from)} au ${longDate(until)}`;
  }
  if (from !== null) {
    return until === null
      ? `En vigueur depuis le ${longDate(from)}`
      : `En vigueur du ${longDate(from)} au ${longDate(until)}`;
  }
  return until === null ? null : `En vigueur jusqu’au ${longDate(until)}`;
}

/** Returns a sentence on the last and next verification; null if neither date is set. */
export function verificationOf(article: Dated, now: Date = new Date()): string | null {
  const { verified_on: verified, verification_due: due } = article;
  if (verified === null) return null;
  const verifiedLabel = `Vérifié le ${longDate(verified)}`;
  if (due === null || article.status === "replaced") return verifiedLabel;
  // An overdue article already has a warning at the top of its page.
  if (isOverdue(article, now)) return null;
  return `${verifiedLabel}, à revérifier au plus tard le ${longDate(due)}`;
}

/** Search engines cut headlines beyond this number of characters. */
const HEADLINE = 110;

/** Returns the sources and end of validity for schema.org: next-seo does not support these properties. */
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

/** Returns an article as a schema.org NewsArticle. */
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
