import type { Metadata } from "next";
import { frenchText } from "@/lib/shared/french";
import { site } from "@/lib/shared/site";
import { isoMoment } from "@/lib/text/dates";

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

/** What an address that leads to nothing says about itself. */
export const notFoundMetadata: Metadata = {
  title: "Page introuvable",
  robots: { index: false },
};

/** Everything that a public page says about itself to search engines and to those who share it. */
export function pageMetadata(page: PageInfo): Metadata {
  const { path, index = true, article } = page;
  const { heading, title } = titlesOf(page);
  const description = frenchText(page.description);
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
  const parts = typeof title === "string" ? { name: numbered(title, page) } : shown(title);
  return { heading: wholeTitle(parts), title: documentTitle(parts) };
}

function numbered(title: string, page: number): string {
  return page > 1 ? `${title}, page ${page}` : title;
}

/** About what search engines and tabs show of a title, in characters, the site's name included. */
const SHOWN = 65;

/** Less than this says nothing. */
const LEAST_EMPLOYER = 10;
const LEAST_TITLE = 25;

/** What a publication is called: its title, who offers it and where. */
type TitleParts = { name: string; by?: string | null; place?: string | null };

/** The same in the site's typography: people typed it. */
function shown({ name, by, place }: TitleParts): TitleParts {
  return { name: frenchText(name), by: by && frenchText(by), place: place && frenchText(place) };
}

/** The whole of it, for where there is room. */
function wholeTitle({ name, by, place }: TitleParts): string {
  return [name, by, place].filter(Boolean).join(", ");
}

/**
 * The same for the document's title, before the site's name: when it is too long the employer is
 * shortened, or left out where nothing of it would remain, then the place goes, then the title is
 * shortened, each at the end of a word.
 */
export function documentTitle({ name, by, place }: TitleParts): string {
  const maxLength = SHOWN - ` · ${site.name}`.length;
  const whole = wholeTitle({ name, by, place });
  if (length(whole) <= maxLength) return whole;
  const forEmployer = maxLength - length(wholeTitle({ name, place })) - ", ".length;
  const employer = by && forEmployer >= LEAST_EMPLOYER ? shorten(by, forEmployer) : null;
  if (employer) return wholeTitle({ name, by: employer, place });
  const forName = place ? maxLength - length(place) - ", ".length : maxLength;
  if (forName < LEAST_TITLE && length(name) > forName) return shorten(name, maxLength);
  return wholeTitle({ name: shorten(name, forName), place });
}

/** A text of at most so many characters, cut at the end of a word where it has one. */
function shorten(text: string, maxLength: number): string {
  if (length(text) <= maxLength) return text;
  const start = Array.from(text).slice(0, maxLength).join("");
  const lastGap = start.search(/\s\S*$/u);
  // The ellipsis takes a place too; an endless word is cut where it must be.
  const words =
    lastGap > maxLength / 3 ? start.slice(0, lastGap) : Array.from(start).slice(0, -1).join("");
  return `${unopened(words).replace(/[\s,;:.(–-]+$/u, "")}…`;
}

/** Without a quotation that it would begin and not end. */
function unopened(words: string): string {
  const opened = words.lastIndexOf("«");
  if (opened <= words.lastIndexOf("»")) return words;
  return opened > 0 ? words.slice(0, opened) : words.slice(1).trimStart();
}

function length(text: string): number {
  return Array.from(text).length;
}
