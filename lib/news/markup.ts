import { parseUrl } from "@/lib/text/parse-url";

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong"; children: Inline[] }
  | { kind: "link"; href: string; external: boolean; text: string };

/** Every quantifier is bounded, so that a hostile line cannot cause catastrophic backtracking. */
const LINK = /\[([^[\]\n]{1,300})\]\(((?:[^()\s]|\([^()\s]{0,200}\)){1,2000})\)/y;

/** Parses bold text and links in one line; malformed or unsafe markup stays plain text. */
export function parseInlines(text: string): Inline[] {
  return parse(text, true);
}

function plainInlines(inlines: Inline[]): string {
  return inlines
    .map((inline) => (inline.kind === "strong" ? plainInlines(inline.children) : inline.text))
    .join("");
}

/** Returns the target of a link if it is allowed: an https address elsewhere, or a path of this site. */
export function safeHref(href: string): { href: string; external: boolean } | null {
  if (/\p{Cc}/u.test(href)) return null;
  const ours = "https://horizon.invalid";
  const url = parseUrl(href, href.startsWith("/") ? ours : undefined);
  if (url?.protocol !== "https:" || url.username !== "" || url.password !== "") return null;
  if (href.startsWith("/")) {
    // "//evil" and "/\evil" resolve to other sites.
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
      // No closing pair follows: avoid searching again.
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

export type Block =
  | { kind: "heading"; level: 2 | 3; id: string; text: string; children: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "paragraph"; children: Inline[] };

export type Heading = Extract<Block, { kind: "heading" }>;

/** Invisible characters and direction marks, which could reorder the text that follows. */
const INVISIBLE = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;

/**
 * Parses an article's markup (docs/product.md, A publication's page). A line that starts with "## " is a
 * heading, "### " a subheading, lines that start with "- " form a list, and all other blocks are paragraphs.
 * Inline markup is `**bold**` and `[text](https://…)`. Everything else is plain text: the output contains no
 * HTML.
 */
export function parseMarkup(content: string): Block[] {
  const blocks: Block[] = [];
  let headings = 0;
  let paragraph: string[] = [];
  let items: string[] = [];

  function close() {
    if (paragraph.length > 0) {
      blocks.push({ kind: "paragraph", children: parseInlines(paragraph.join("\n")) });
    }
    if (items.length > 0) blocks.push({ kind: "list", items: items.map(parseInlines) });
    paragraph = [];
    items = [];
  }

  for (const line of cleanLines(content)) {
    const heading = /^(##|###) (.*)$/.exec(line);
    if (heading?.[2]?.trim()) {
      close();
      const children = parseInlines(heading[2].trim());
      const text = plainInlines(children);
      const level = heading[1] === "##" ? 2 : 3;
      headings += 1;
      blocks.push({ kind: "heading", level, id: headingId(headings, text), text, children });
    } else if (line.startsWith("- ")) {
      if (paragraph.length > 0) close();
      if (line.slice(2).trim() !== "") items.push(line.slice(2).trim());
    } else if (line.trim() === "") {
      close();
    } else {
      if (items.length > 0) close();
      paragraph.push(line.trim());
    }
  }
  close();
  return blocks;
}

/** Returns an article's text without markup, its blocks separated by spaces. */
export function plainText(content: string): string {
  return parseMarkup(content)
    .map((block) => {
      if (block.kind === "list") return block.items.map(plainInlines).join(" ");
      return plainInlines(block.children);
    })
    .join(" ")
    .replace(/\s+/g, " ");
}

function cleanLines(content: string): string[] {
  return content
    .toWellFormed()
    .split(/\r\n?|\n/)
    .map((line) => line.replaceAll("\t", " ").replace(INVISIBLE, ""));
}

/** The prefix and number keep the anchor distinct from every other id on the page. */
function headingId(number: number, text: string): string {
  const slug = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "");
  return slug === "" ? `section-${number}` : `section-${number}-${slug}`;
}

/** Minimum number of headings for a table of contents. */
const LONG = 3;

/** Returns the headings for the table of contents; none for a short article. */
export function outlineOf(blocks: Block[]): Heading[] {
  const parts = blocks.filter((block) => block.kind === "heading" && block.level === 2);
  return parts.length >= LONG ? (parts as Heading[]) : [];
}

export type Source = { href: string; host: string; text: string };

/** Returns the external pages that an article links to, without duplicates, in order. */
export function sourcesOf(blocks: Block[]): Source[] {
  const sources = new Map<string, Source>();
  for (const { href, text, external } of blocks.flatMap(linksOf)) {
    if (!external || sources.has(href)) continue;
    sources.set(href, { href, text, host: new URL(href).host.replace(/^www\./, "") });
  }
  return [...sources.values()];
}

function linksOf(block: Block) {
  return (block.kind === "list" ? block.items.flat() : block.children).flatMap(linksIn);
}

function linksIn(inline: Inline): Extract<Inline, { kind: "link" }>[] {
  if (inline.kind === "strong") return inline.children.flatMap(linksIn);
  return inline.kind === "link" ? [inline] : [];
}
