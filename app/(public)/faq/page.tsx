import { FaqData, FaqGroup, StillLooking } from "@/components/faq/faq-item";
import { FaqSearch } from "@/components/faq/faq-search";
import { PageHeader } from "@/components/ui/page-header";
import { DatedLead, StaleNote, sourcesOf } from "@/components/ui/prose-page";
import { pageMetadata } from "@/lib/seo/metadata";
import { headOf, written } from "@/lib/text/mdx";
import Text, { frontmatter } from "./text.mdx";

const head = headOf(frontmatter);

export const metadata = pageMetadata({ ...head, path: "/faq" });

export default function FaqPage() {
  const { sections } = written(Text, sourcesOf(head.sources));
  const questions = sections.flatMap(({ parts }) => parts);
  return (
    <>
      <FaqData questions={questions} />
      <PageHeader
        title={head.heading}
        lead={<DatedLead lead={head.lead} updated={head.updated} />}
        trail={[{ label: "Accueil", href: "/" }, { label: head.heading }]}
      />
      <div className="wrap grid gap-12 pt-8 pb-20 lg:grid-cols-[1fr_19rem]">
        <div className="min-w-0">
          <StaleNote updated={head.updated} />
          <FaqSearch total={questions.length}>
            {sections.map((section) => (
              <FaqGroup key={section.id} {...section} />
            ))}
          </FaqSearch>
        </div>
        <StillLooking />
      </div>
    </>
  );
}
