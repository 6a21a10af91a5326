import { isValidElement, type ReactNode } from "react";

/** Elements that end a line. */
const BLOCKS = new Set(["p", "li", "ul", "ol", "br"]);

/** The words of what React would draw, on one line; components count by their children. */
export function nodeText(node: ReactNode): string {
  return wordsOf(node)
    .replace(/[^\S\u00a0\u202f]+/g, " ")
    .trim();
}

function wordsOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).join("");
  if (!isValidElement<{ children?: ReactNode }>(node)) return "";
  const inside = wordsOf(node.props.children);
  return typeof node.type === "string" && BLOCKS.has(node.type) ? `${inside} ` : inside;
}
