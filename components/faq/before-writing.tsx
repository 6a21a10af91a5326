import { ButtonLink } from "@/components/ui/button";
import type { Passage } from "@/lib/text/mdx";
import { FaqItem } from "./faq-item";

/** The answers that may spare a message, and the way to all of them. */
export function BeforeWriting({ questions }: { questions: Passage[] }) {
  return (
    <section aria-labelledby="questions" className="grid gap-x-14 gap-y-4 lg:grid-cols-[16rem_1fr]">
      <div>
        <h2 id="questions" className="text-2xl sm:text-3xl">
          Avant d’écrire
        </h2>
        <p className="mt-2 mb-4 text-muted">Votre réponse est peut-être ici.</p>
        <ButtonLink href="/faq">Toutes les questions</ButtonLink>
      </div>
      <div className="min-w-0">
        {questions.map((question) => (
          <FaqItem key={question.id} {...question} />
        ))}
      </div>
    </section>
  );
}
