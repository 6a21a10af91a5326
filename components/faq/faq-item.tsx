import { FAQJsonLd } from "next-seo";
import { JsonLd } from "@/components/seo/json-ld";
import { ButtonLink } from "@/components/ui/button";
import { ChevronDown } from "@/components/ui/icons";
import { Prose } from "@/components/ui/prose";
import { shaped } from "@/lib/seo/json-ld";
import { nodeText, type Passage, type Section } from "@/lib/text/mdx";

/** Native `details`, so that it opens without JavaScript and by its own address. */
function FaqItem({ id, title, body }: Passage) {
  return (
    <details
      id={id}
      data-question=""
      className="group border-b border-line noscript:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold hover:text-spruce">
        <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
        <ChevronDown className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="pb-5">
        <Prose>{body}</Prose>
        <p className="mt-3 text-sm" data-print="no">
          <a
            href={`#${id}`}
            className="inline-flex min-h-6 items-center text-muted underline underline-offset-3 hover:text-ink"
          >
            Lien vers cette réponse<span className="sr-only">&nbsp;: {title}</span>
          </a>
        </p>
      </div>
    </details>
  );
}

/** Theme of questions; the search matches on its data attributes. */
export function FaqGroup({ id, title, parts }: Section) {
  return (
    <section id={id} data-group="" aria-labelledby={`${id}-titre`} className="mt-10">
      <h2 id={`${id}-titre`} className="border-b-2 border-sun pb-3 text-2xl">
        {title}
      </h2>
      {parts.map((question) => (
        <FaqItem key={question.id} {...question} />
      ))}
    </section>
  );
}

export function StillLooking() {
  return (
    <aside className="self-start rounded-card border border-line bg-snow p-6 lg:sticky lg:top-[calc(var(--sticky-top)+2rem)]">
      <h2 className="text-xl">Vous n’avez pas trouvé&nbsp;?</h2>
      <p className="mt-2 text-muted">
        Consultez le centre d’aide, ou écrivez-nous&nbsp;: nous répondons en 24 heures en moyenne.
      </p>
      <div className="mt-4 grid gap-2">
        <ButtonLink href="/contact" variant="primary">
          Nous écrire
        </ButtonLink>
        <ButtonLink href="/help">Centre d’aide</ButtonLink>
      </div>
    </aside>
  );
}

/** Structured data of the questions, for search engines. */
export function FaqData({ questions }: { questions: Passage[] }) {
  const entries = questions.map(({ title, body }) => ({
    question: title,
    answer: nodeText(body),
  }));
  return <JsonLd data={shaped(FAQJsonLd, { questions: entries })} />;
}

/** Frequent answers that may make a message unnecessary, with a link to the FAQ. */
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
