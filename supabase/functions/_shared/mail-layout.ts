import { frenchText } from "#lib/shared/french.ts";

/** Returns one line for a mail header: a line break in user input could start another header. */
export function oneLine(text: string, max: number): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  // Cut by code points, so that no emoji is split.
  const signs = Array.from(line);
  return signs.length > max
    ? `${signs
        .slice(0, max - 1)
        .join("")
        .trimEnd()}…`
    : line;
}

/** Returns a text of several lines without control characters, cut at `max`. */
export function block(text: string, max: number): string {
  const plain = text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
  return Array.from(plain).slice(0, max).join("").trim();
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** True for a single address: no list, no display name, no comment, no second line. */
export function isPlainAddress(email: string): boolean {
  return (
    email.length <= 254 &&
    /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/.test(email)
  );
}

/**
 * Returns "Bonjour Aïcha," only for what looks like a name: a form filled in with another person's address
 * must not carry a message or a link to them (docs/security.md, Unsolicited mail).
 */
export function greeting(name: string): string {
  const line = oneLine(name, 60);
  return /^[\p{L}\p{M}' ’-]{1,60}$/u.test(line) ? `Bonjour ${line},` : "Bonjour,";
}

/** Formats 2027-01-01 as "1er janvier 2027". */
export function frenchDay(day: string): string {
  const format = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Date(day).toLocaleDateString("fr-CA", format).replace(/^1 /, "1er ");
}

/** Returns the address of a newsletter page that acts on a token. */
export function newsletterLink(siteUrl: string, page: string, token: string): string {
  return `${siteUrl}/infolettre/${page}?jeton=${encodeURIComponent(token)}`;
}

/** Returns the headers of one-click unsubscription (RFC 8058): mail programs show their own button. */
export function unsubscribeHeaders(link: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${link}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** The content of a mail, rendered as HTML and as text. */
export type MailContent = {
  title: string;
  paragraphs: string[];
  /** Quoted verbatim, line breaks included. */
  quote?: string;
  itemsTitle?: string;
  /** A list, each line with its link. */
  items?: Item[];
  button?: Link;
  /** In small print: why this mail was sent, and what to do if it should not have been. */
  footer: string;
  /** Below the footer, for instance to unsubscribe. */
  links?: Link[];
  /** The sender's postal address, which automatic mails must contain. */
  postalAddress?: string;
};

/** `lang` is the language of the title, unless it is French. */
type Item = { title: string; lang?: string | null; detail: string; href: string };

type Link = { label: string; href: string };

const PARAGRAPH = "margin:0 0 16px";

export function mailParts(content: MailContent) {
  const { title, paragraphs, quote, items = [], button, footer, links = [] } = content;
  const itemsTitle = items.length > 0 && content.itemsTitle ? [content.itemsTitle] : [];
  const address = content.postalAddress ?? "";
  const text = [
    title,
    ...paragraphs,
    ...(quote ? [quote.replace(/^/gm, "> ")] : []),
    ...itemsTitle,
    ...items.map((item) => [item.title, item.detail, item.href].filter(Boolean).join("\n")),
    ...(button ? [`${button.label} :\n${button.href}`] : []),
    `--\n${footer}`,
    ...links.map(({ label, href }) => `${label} :\n${href}`),
    ...(address ? [address] : []),
  ].join("\n\n");

  const body = [
    ...paragraphs.map((line) => `<p style="${PARAGRAPH}">${shown(line)}</p>`),
    ...(quote
      ? [
          `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #F2C879;white-space:pre-wrap">${shown(quote)}</blockquote>`,
        ]
      : []),
    ...itemsTitle.map((line) => `<p style="${PARAGRAPH}">${shown(line)}</p>`),
    ...items.map(itemHtml),
    ...(button ? [buttonHtml(button)] : []),
  ].join("\n      ");

  const small = [
    shown(footer),
    ...links.map(
      ({ label, href }) =>
        `<a href="${escapeHtml(href)}" style="color:#1F4D3F">${shown(label)}</a>`,
    ),
    ...(address ? [escapeHtml(address)] : []),
  ].join("<br>\n        ");
  return { text, html: page(title, body, small) };
}

/** Escapes text for the HTML part, in the site's typography. */
function shown(text: string): string {
  return escapeHtml(frenchText(text));
}

function itemHtml({ title, lang, detail, href }: Item): string {
  const below = detail && `<br>\n        ${shown(detail)}`;
  return `<p style="${PARAGRAPH}"><a href="${escapeHtml(href)}"${lang ? ` lang="${lang}"` : ""} style="color:#1F4D3F;font-weight:600">${shown(title)}</a>${below}</p>`;
}

function buttonHtml({ label, href }: Link): string {
  const link = escapeHtml(href);
  return `<p style="margin:8px 0 24px"><a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:#1F4D3F;color:#FFFFFF;font-weight:600;text-decoration:none">${shown(label)}</a></p>
      <p style="margin:0 0 8px;font-size:15px">Si le bouton ne répond pas, copiez cette adresse dans votre navigateur&nbsp;:</p>
      <p style="margin:0 0 24px;font-size:15px;word-break:break-all">${link}</p>`;
}

function page(title: string, body: string, small: string): string {
  return `<!doctype html>
<html lang="fr-CA">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light">
    <title>${shown(title)}</title>
  </head>
  <body style="overflow-wrap:anywhere;word-break:break-word;margin:0;padding:32px 16px;background:#FBF9F6;color:#17202A;font:17px/1.6 Figtree,'Segoe UI',Helvetica,Arial,sans-serif">
    <div style="max-width:34em;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #DDD8D0;border-radius:16px">
      <p style="margin:0 0 24px;font-weight:700;color:#1F4D3F">Horizon Érable</p>
      <h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${shown(title)}</h1>
      ${body}
      <p style="margin:0;padding-top:16px;border-top:1px solid #DDD8D0;font-size:15px;color:#4A5560">${small}</p>
    </div>
  </body>
</html>`;
}
