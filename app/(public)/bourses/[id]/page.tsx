import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SaveButton } from "@/components/saved/save-button";
import { ScholarshipApply } from "@/components/scholarships/scholarship-apply";
import { ScholarshipView } from "@/components/scholarships/scholarship-view";
import { ShareButton } from "@/components/ui/share-button";
import { findScholarship } from "@/lib/scholarships/queries";
import { isScholarshipOpen } from "@/lib/scholarships/schema";
import { excerpt } from "@/lib/text/excerpt";

/** Pages are made when first asked for, and again an hour later or when the bourse changes. */
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const scholarship = await findScholarship((await params).id);
  if (scholarship === null) return { title: "Bourse non trouvée", robots: { index: false } };
  return {
    title: `${scholarship.title}, ${scholarship.university}`,
    description: excerpt(scholarship.description),
    alternates: { canonical: `/bourses/${scholarship.id}` },
    robots: { index: isScholarshipOpen(scholarship) },
  };
}

export default async function ScholarshipPage({ params }: Props) {
  const scholarship = await findScholarship((await params).id);
  if (scholarship === null) notFound();
  return (
    <ScholarshipView
      scholarship={scholarship}
      apply={<ScholarshipApply scholarship={scholarship} />}
      actions={
        <>
          <SaveButton kind="scholarship" id={scholarship.id} title={scholarship.title} />
          <ShareButton title={scholarship.title} />
        </>
      }
    />
  );
}
