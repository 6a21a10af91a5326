import type { ReactNode } from "react";
import { ChevronDown } from "@/components/ui/icons";
import { Prose } from "@/components/ui/prose";

export type Question = { id: string; question: string; answer: ReactNode };

/** One question: native details, so that it opens without JavaScript and by its own address. */
export function FaqItem({ id, question, answer }: Question) {
  return (
    <details
      id={id}
      data-question=""
      className="group border-b border-line noscript:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold hover:text-spruce">
        <h3 className="font-sans text-base font-semibold tracking-normal">{question}</h3>
        <ChevronDown className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="pb-5">
        <Prose>{answer}</Prose>
        <p className="mt-3 text-sm" data-print="no">
          <a
            href={`#${id}`}
            className="inline-flex min-h-6 items-center text-muted underline underline-offset-3 hover:text-ink"
          >
            Lien vers cette réponse<span className="sr-only"> : {question}</span>
          </a>
        </p>
      </div>
    </details>
  );
}
