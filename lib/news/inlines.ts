export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong"; children: Inline[] }
  | { kind: "link"; href: string; external: boolean; text: string };

/** Bounded at every turn, so that a hostile line costs no more than a long one. */
const LINK = /\[([^[\]\n]{1,300})\]\(((?:[^()\s]|\([^()\s]{0,200}\)){1,2000})\)/y;

/** The bold words and links of one line; what is malformed or unsafe stays text as it was typed. */
export function parseInlines(text: string): Inline[] {
  return parse(text, true);
}

/** The words alone. */
export function plainInlines(inlines: Inline[]): string {
  return inlines
    .map((inline) => (inline.kind === "strong" ? plainInlines(inline.children) : inline.text))
    .join("");
}

/** Where a link may lead: another site by https, or a page of ours by its path. */
export function safeHref(href: string): { href: string; external: boolean } | null {
  if (/\p{Cc}/u.test(href)) return null;
  const ours = "https://horizon.invalid";
  const url = URL.parse(href, href.startsWith("/") ? ours : undefined);
  if (url?.protocol !== "https:" || url.username !== "" || url.password !== "") return null;
  if (href.startsWith("/")) {
    // "//evil" and "/\evil" are other sites in disguise.
    return url.origin === ours
      ? { href: url.pathname + url.search + url.hash, external: false }
      : null;
  }
  return { href: url.href, external: true };
}

function parse(text: string, boldAllowed: boolean): Inline[] {
  const found: Inline[] = [];
  let plain = 0;
  let at = 0;
  let boldEnds = boldAllowed;

  function take(inline: Inline, start: number, end: number) {
    if (start > plain) found.push({ kind: "text", text: text.slice(plain, start) });
    found.push(inline);
    plain = end;
    at = end;
  }

  while (at < text.length) {
    if (text[at] === "[") {
      LINK.lastIndex = at;
      const match = LINK.exec(text);
      const target = match?.[2] ? safeHref(match[2]) : null;
      if (match?.[1] && target) {
        take({ kind: "link", ...target, text: match[1] }, at, LINK.lastIndex);
        continue;
      }
    } else if (boldEnds && text.startsWith("**", at)) {
      const end = text.indexOf("**", at + 2);
      // No closing pair from here on: do not look for it again.
      if (end === -1) boldEnds = false;
      const inner = text.slice(at + 2, end);
      if (end !== -1 && inner.trim() !== "") {
        take({ kind: "strong", children: parse(inner, false) }, at, end + 2);
        continue;
      }
    }
    at += 1;
  }
  if (plain < text.length) found.push({ kind: "text", text: text.slice(plain) });
  return found;
}
