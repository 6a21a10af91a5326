import { frenchText } from "#ground/french.ts";
import { escapeHtml } from "./mail-text.ts";

/** What a mail says, once for its HTML part and once for its text part. */
export type MailContent = {
  title: string;
  paragraphs: string[];
  /** Quoted as it came, line breaks kept. */
  quote?: string;
  button?: { label: string; href: string };
  /** In small print: why this mail came, what to do if it should not have. */
  footer: string;
};

const PARAGRAPH = "margin:0 0 16px";

export function mailParts({ title, paragraphs, quote, button, footer }: MailContent) {
  const text = [
    title,
    ...paragraphs,
    ...(quote ? [quote.replace(/^/gm, "> ")] : []),
    ...(button ? [`${button.label} :\n${button.href}`] : []),
    `--\n${footer}`,
  ].join("\n\n");

  const body = [
    ...paragraphs.map((line) => `<p style="${PARAGRAPH}">${shown(line)}</p>`),
    ...(quote
      ? [
          `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #F2C879;white-space:pre-wrap">${shown(quote)}</blockquote>`,
        ]
      : []),
    ...(button ? [buttonHtml(button.label, button.href)] : []),
  ].join("\n      ");

  return { text, html: page(title, body, footer) };
}

/** Words as the HTML part draws them, in the site's typography. */
function shown(text: string): string {
  return escapeHtml(frenchText(text));
}

function buttonHtml(label: string, href: string): string {
  const link = escapeHtml(href);
  return `<p style="margin:8px 0 24px"><a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:#1F4D3F;color:#FFFFFF;font-weight:600;text-decoration:none">${shown(label)}</a></p>
      <p style="margin:0 0 8px;font-size:15px">Si le bouton ne répond pas, copiez cette adresse dans votre navigateur&nbsp;:</p>
      <p style="margin:0 0 24px;font-size:15px;word-break:break-all">${link}</p>`;
}

function page(title: string, body: string, footer: string): string {
  return `<!doctype html>
<html lang="fr-CA">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light">
    <title>${shown(title)}</title>
  </head>
  <body style="margin:0;padding:32px 16px;background:#FBF9F6;color:#17202A;font:17px/1.6 Figtree,'Segoe UI',Helvetica,Arial,sans-serif">
    <div style="max-width:34em;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #DDD8D0;border-radius:16px">
      <p style="margin:0 0 24px;font-weight:700;color:#1F4D3F">Horizon Érable</p>
      <h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${shown(title)}</h1>
      ${body}
      <p style="margin:0;padding-top:16px;border-top:1px solid #DDD8D0;font-size:15px;color:#4A5560">${shown(footer)}</p>
    </div>
  </body>
</html>`;
}
