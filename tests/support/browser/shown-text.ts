import { frenchText } from "#lib/shared/french.ts";

/** What nobody reads on the page, or what somebody typed and may change. */
const UNREAD =
  /<(script|style|template|textarea|code|pre|svg)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;

/** Attributes that are read, to oneself or aloud. */
const READ = /\s(?:title|alt|placeholder|aria-label|aria-description)="([^"]*)"/g;
const SHARED =
  /<meta (?:name|property)="(?:description|og:title|og:description|twitter:title)" content="([^"]*)"/g;

const SIGNS: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&nbsp;": "\u00a0",
};

/** What a page shows, or says of itself, in another typography than the site's (docs/design.md). */
export function misshownIn(html: string): string[] {
  const head = [...html.matchAll(SHARED)].map(([, text = ""]) => text);
  const page = html.replace(UNREAD, "");
  const labels = [...page.matchAll(READ)].map(([, text = ""]) => text);
  const words = page
    .replace(/<\/?(?:b|i|em|strong|span|a|abbr|time|mark)\b[^>]*>/g, "")
    .split(/<[^>]+>/);
  const shown = [...head, ...labels, ...words].map((text) =>
    text.replace(/&(?:amp|lt|gt|quot|nbsp|#x27);/g, (sign) => SIGNS[sign] ?? sign).trim(),
  );
  return [...new Set(shown.filter((text) => text !== frenchText(text)))];
}
