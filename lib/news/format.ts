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

/** True once the day has passed on which an article was to be verified again. */
export function isOverdue(
  { verification_due }: Pick<Article, "verification_due">,
  now: Date = new Date(),
): boolean {
  return verification_due !== null && verification_due < todayInCanada(now);
}

/** When what an article says is in force, in a sentence; null where it does not say. */
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

/** When an article was verified, and when it will be again; null where no date is set. */
export function verificationOf(article: Dated, now: Date = new Date()): string | null {
  const { verified_on: verified, verification_due: due } = article;
  if (verified === null) return null;
  const verifiedLabel = `Vérifié le ${longDate(verified)}`;
  if (due === null || article.status === "replaced") return verifiedLabel;
  // The head of the page says it, and more.
  if (isOverdue(article, now)) return null;
  return `${verifiedLabel}, à revérifier au plus tard le ${longDate(due)}`;
}

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
