import { LeafList, Paragraphs, ReadingSection } from "@/components/ui/reading";
import type { Job } from "@/lib/jobs/schema";

/** Description, requirements, benefits and the employer's own words. */
export function JobText({ job }: { job: Job }) {
  return (
    <div className="measure grid gap-8">
      <ReadingSection title="Description du poste">
        <Paragraphs text={job.description} />
      </ReadingSection>
      {job.requirements.length > 0 && (
        <ReadingSection title="Exigences">
          <LeafList items={job.requirements} />
        </ReadingSection>
      )}
      {job.benefits.length > 0 && (
        <ReadingSection title="Avantages">
          <LeafList items={job.benefits} />
        </ReadingSection>
      )}
      {job.company && (
        <ReadingSection title={`À propos de ${job.company_name}`}>
          <Paragraphs text={job.company} />
        </ReadingSection>
      )}
    </div>
  );
}
