import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Apply } from "@/app/(public)/_parts/apply";
import { EmployerStanding } from "@/components/employers/standing";
import { SaveAndShare } from "@/components/saved/save-button";
import { ScholarshipApply, ScholarshipView } from "@/components/scholarships/scholarship-view";
import { JsonLd } from "@/components/seo/json-ld";
import { CountView } from "@/components/views/count-view";
import { notices } from "@/lib/copy/server-notices";
import { publicationMetadata } from "@/lib/publications/metadata";
import { monetaryGrant } from "@/lib/scholarships/format";
import { findScholarship } from "@/lib/scholarships/queries";
import { isScholarshipOpen } from "@/lib/scholarships/schema";

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const scholarship = await findScholarship((await params).id);
  return publicationMetadata("scholarship", scholarship, notices.scholarshipNotFound, (found) => ({
    title: { name: found.title, by: found.university },
    description: found.description,
    index: isScholarshipOpen(found),
  }));
}

export default async function ScholarshipPage({ params }: Props) {
  const scholarship = await findScholarship((await params).id);
  if (scholarship === null) notFound();
  return (
    <>
      <CountView kind="scholarship" id={scholarship.id} />
      {isScholarshipOpen(scholarship) && <JsonLd data={monetaryGrant(scholarship)} />}
      <ScholarshipView
        scholarship={scholarship}
        apply={
          <ScholarshipApply scholarship={scholarship}>
            <Apply kind="scholarship" id={scholarship.id} label="Postuler" />
          </ScholarshipApply>
        }
        record={
          <EmployerStanding record={null} employer={scholarship.employer} of="organisation" />
        }
        actions={<SaveAndShare kind="scholarship" id={scholarship.id} title={scholarship.title} />}
      />
    </>
  );
}
