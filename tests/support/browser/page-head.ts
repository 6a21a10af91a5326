/** What a page says of itself to those who do not look at it. */
export type PageHead = {
  canonical: string;
  robots: string;
  /** Open Graph and Twitter properties by name. */
  card: Record<string, string>;
  hreflang: string[];
};

/** Reads the head out of a page's markup. */
export function pageHead(html: string): PageHead {
  const tags = [...html.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const links = tags.filter(({ rel }) => rel !== undefined);
  return {
    canonical: links.find(({ rel }) => rel === "canonical")?.href ?? "",
    robots: tags
      .filter(({ name }) => name === "robots")
      .map(({ content }) => content)
      .join(", "),
    card: Object.fromEntries(
      tags
        .map(({ property, name, content }) => [property ?? name ?? "", content ?? ""] as const)
        .filter(([name]) => /^(og|twitter):/.test(name)),
    ),
    hreflang: links.flatMap((link) => link.hreflang ?? link.hrefLang ?? []),
  };
}

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      unescapeHtml(value),
    ]),
  );
}

/** Text out of markup: entities become signs again. */
export function unescapeHtml(text: string): string {
  const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };
  return text.replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => signs[name] ?? "");
}
