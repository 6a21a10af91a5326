import type { Metadata } from "next";
import { site } from "@/lib/site";
import { isoMoment } from "@/lib/text/dates";
import { documentTitle, type TitleParts, wholeTitle } from "./page-title";

/** The picture of pages that have none of their own; its size is that of all our pictures. */
const PICTURE = "/apercu.png";

export type PageInfo = {
  /** Cards say all of it; the document's own title is shortened, but for an absolute one. */
  title: string | TitleParts | { absolute: string };
  /** Of a list, named after its title from the second page on. */
  page?: number;
  description: string;
  /** The one address under which the page should be found, from the root. */
  path: string;
  /** False where the page is not worth finding: it then stays out of search engines. */
  index?: boolean;
  /** The page's own picture, from the root. */
  picture?: string;
  /** For articles: when they appeared and last changed. */
  article?: { published: string; modified: string };
  /** Feeds that follow the page, by media type. */
  feeds?: Record<string, string>;
};

/** Everything that a public page says about itself to search engines and to those who share it. */
export function pageMetadata(page: PageInfo): Metadata {
  const { description, path, index = true, article } = page;
  const { heading, title } = titlesOf(page);
  const picture = { url: page.picture ?? PICTURE, width: 1200, height: 630, alt: heading };
  const card = { title: heading, description, images: [picture] };
  return {
    title,
    description,
    alternates: {
      canonical: path,
      languages: { "fr-CA": path },
      ...(page.feeds && { types: page.feeds }),
    },
    ...(!index && { robots: { index: false } }),
    openGraph: {
      ...card,
      url: path,
      siteName: site.name,
      locale: "fr_CA",
      ...(article
        ? {
            type: "article",
            publishedTime: isoMoment(article.published),
            modifiedTime: isoMoment(article.modified),
          }
        : { type: "website" }),
    },
    twitter: { card: "summary_large_image", ...card },
  };
}

function titlesOf({ title, page = 1 }: PageInfo) {
  if (typeof title !== "string" && "absolute" in title) return { heading: title.absolute, title };
  const parts = typeof title === "string" ? { name: numbered(title, page) } : title;
  return { heading: wholeTitle(parts), title: documentTitle(parts) };
}

function numbered(title: string, page: number): string {
  return page > 1 ? `${title}, page ${page}` : title;
}
