import type { Inline } from "./inlines";
import type { Block, Heading } from "./markup";

/** Fewer parts than this need no table of contents. */
const LONG = 3;

/** The parts of a long article, for its table of contents; none of a short one. */
export function outlineOf(blocks: Block[]): Heading[] {
  const parts = blocks.filter((block) => block.kind === "heading" && block.level === 2);
  return parts.length >= LONG ? (parts as Heading[]) : [];
}

export type Source = { href: string; host: string; text: string };

/** The pages of other sites that an article links to, each once, in order. */
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
