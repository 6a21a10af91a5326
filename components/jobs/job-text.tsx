"use client";

import { LeafList, Paragraphs, ReadingSection } from "@/components/ui/detail-text";
import type { Job } from "@/lib/jobs/schema";

type Props = {
  job: Pick<Job, "description" | "requirements" | "benefits" | "company" | "company_name">;
  lang?: string;
  companyLang?: string;
};

/**
 * Description, requirements, benefits and company text. A client component so that its markup is sent once:
 * only these props are sent again.
 */
export function JobText({ job, lang, companyLang }: Props) {
  return (
    <div className="measure grid gap-8">
      <ReadingSection title="Description du poste">
        <Paragraphs text={job.description} lang={lang} />
      </ReadingSection>
      {job.requirements.length > 0 && (
        <ReadingSection title="Exigences">
          <LeafList items={job.requirements} lang={lang} />
        </ReadingSection>
      )}
      {job.benefits.length > 0 && (
        <ReadingSection title="Avantages">
          <LeafList items={job.benefits} lang={lang} />
        </ReadingSection>
      )}
      {job.company && (
        <ReadingSection title="L’entreprise">
          <Paragraphs text={job.company} lang={companyLang} />
        </ReadingSection>
      )}
    </div>
  );
}
