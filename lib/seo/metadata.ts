import type { Metadata } from "next";
import { frenchText } from "@/lib/shared/french";
import { site } from "@/lib/shared/site";
import { isoMoment } from "@/lib/text/dates";

/** Default picture; all preview pictures have the same size. */
const PICTURE = "/apercu.png";

export type PageInfo = {
  /** Full title for previews; the document's title is shortened unless `absolute`. */
  title: string | TitleParts | { absolute: string };
  /** Page number of a list; added to the title from page 2 on. */
  page?: number;
  description: string;
  /** Canonical path. */
  path: string;
  /** False adds "noindex". */
  index?: boolean;
  /** Path of the page's own picture. */
  picture?: string;
  /** Dates of publication and last change, for articles. */
  article?: { published: string; modified: string };
  /** Feeds of the page, by media type. */
  feeds?: Record<string, string>;
};

/** Metadata of a page that does not exist. */
export const notFoundMetadata: Metadata = {
  title: "Page introuvable",
  robots: { index: false },
};

/** Returns the metadata of a public page for search engines and link previews. */
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

/** Approximate length of a title in search results and tabs, in characters, with the site's name. */
const SHOWN = 65;

/** A shorter fragment of a name is not recognizable. */
const LEAST_EMPLOYER = 10;
const LEAST_TITLE = 25;

/** Title of a publication: its own title, organisation and location. */
type TitleParts = { name: string; by?: string | null; place?: string | null };

/** Applies French typography to user input. */
function shown({ name, by, place }: TitleParts): TitleParts {
  return { name: frenchText(name), by: by && frenchText(by), place: place && frenchText(place) };
}

/** Returns the full title, for previews. */
function wholeTitle({ name, by, place }: TitleParts): string {
  return [name, by, place].filter(Boolean).join(", ");
}

/**
 * Returns the document's title, before the site's name. If it is too long, the employer is shortened, or
 * dropped if too little would remain; then the location is dropped; then the title is shortened. Cuts are at
 * the end of a word.
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

/** Shortens a text to `maxLength` characters, at the end of a word if possible. */
function shorten(text: string, maxLength: number): string {
  if (length(text) <= maxLength) return text;
  const start = Array.from(text).slice(0, maxLength).join("");
  const lastGap = start.search(/\s\S*$/u);
  // The ellipsis counts too; a single long word is cut anywhere.
  const words =
    lastGap > maxLength / 3 ? start.slice(0, lastGap) : Array.from(start).slice(0, -1).join("");
  return `${unopened(words).replace(/[\s,;:.(–-]+$/u, "")}…`;
}

/** Drops an opening quotation mark without its closing one. */
function unopened(words: string): string {
  const opened = words.lastIndexOf("«");
  if (opened <= words.lastIndexOf("»")) return words;
  return opened > 0 ? words.slice(0, opened) : words.slice(1).trimStart();
}

function length(text: string): number {
  return Array.from(text).length;
}
