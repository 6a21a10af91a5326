import { FAQJsonLd } from "next-seo";
import { JsonLd } from "@/components/seo/json-ld";
import { shaped } from "@/lib/seo/json-ld";
import { nodeText } from "@/lib/text/node-text";
import type { Question } from "./faq-item";

/** The questions of the page with their answers, for search engines. */
export function FaqData({ questions }: { questions: Question[] }) {
  const entries = questions.map(({ question, answer }) => ({
    question,
    answer: nodeText(answer),
  }));
  return <JsonLd data={shaped(FAQJsonLd, { questions: entries })} />;
}
