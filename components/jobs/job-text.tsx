import type { ReactNode } from "react";
import type { Job } from "@/lib/jobs/schema";

/** Description, requirements, benefits and the employer's own words. */
export function JobText({ job }: { job: Job }) {
  return (
    <div className="measure grid gap-8">
      <Section title="Description du poste">
        <Paragraphs text={job.description} />
      </Section>
      {job.requirements.length > 0 && (
        <Section title="Exigences">
          <LeafList items={job.requirements} />
        </Section>
      )}
      {job.benefits.length > 0 && (
        <Section title="Avantages">
          <LeafList items={job.benefits} />
        </Section>
      )}
      {job.company && (
        <Section title={`À propos de ${job.company_name}`}>
          <Paragraphs text={job.company} />
        </Section>
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Paragraphs({ text }: { text: string }) {
  return (
    <div className="grid gap-4">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

function LeafList({ items }: { items: string[] }) {
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li key={item} className="leaf-item">
          {item}
        </li>
      ))}
    </ul>
  );
}
