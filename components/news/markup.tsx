import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { OutsideLink, Prose } from "@/components/ui/prose";
import type { Block, Inline } from "@/lib/news/markup";
import { frenchText } from "@/lib/shared/french";

/** Renders an article's blocks. Text is escaped by React, and the parser has checked the links. */
export function Markup({ blocks }: { blocks: Block[] }) {
  return (
    <Prose className="[&_h2]:mt-10 [&_h2]:text-2xl [&_p]:whitespace-pre-line">
      {blocks.map((block, index) => (
        // The blocks of a text are never reordered, so the index is a stable key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <BlockElement key={index} block={block} />
      ))}
    </Prose>
  );
}

function BlockElement({ block }: { block: Block }) {
  if (block.kind === "paragraph") return <p>{inline(block.children)}</p>;
  if (block.kind === "list") {
    return (
      <ul>
        {block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <li key={index}>{inline(item)}</li>
        ))}
      </ul>
    );
  }
  const Heading = block.level === 2 ? "h2" : "h3";
  return <Heading id={block.id}>{inline(block.children)}</Heading>;
}

function inline(children: Inline[]): ReactNode {
  return children.map((child, index) => {
    const key = `${child.kind}-${index}`;
    if (child.kind === "text") return frenchText(child.text);
    if (child.kind === "strong") return <strong key={key}>{inline(child.children)}</strong>;
    return child.external ? (
      <OutsideLink key={key} href={child.href}>
        {frenchText(child.text)}
      </OutsideLink>
    ) : (
      <Link key={key} href={child.href} className="text-link">
        {frenchText(child.text)}
      </Link>
    );
  });
}
