import { FAQJsonLd } from "next-seo";
import { isValidElement, type ReactNode } from "react";
import { JsonLd } from "@/components/seo/json-ld";
import { shaped } from "@/lib/seo/json-ld";
import type { Question } from "./faq-item";

/** The questions of the page with their answers, for search engines. */
export function FaqData({ questions }: { questions: Question[] }) {
  const entries = questions.map(({ question, answer }) => ({
    question,
    answer: nodeText(answer),
  }));
  return <JsonLd data={shaped(FAQJsonLd, { questions: entries })} />;
}

/** Elements that end a line. */
const BLOCKS = new Set(["p", "li", "ul", "ol", "br"]);

/** The words of what React would draw, on one line; components count by their children. */
function nodeText(node: ReactNode): string {
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
