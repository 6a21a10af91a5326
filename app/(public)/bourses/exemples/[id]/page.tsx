import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ClosedNote } from "@/components/publications/detail-layout";
import { ScholarshipView } from "@/components/scholarships/scholarship-view";
import { logError } from "@/lib/monitoring/log";
import { hasNoScholarships } from "@/lib/scholarships/queries";
import { findSampleScholarship } from "@/lib/scholarships/samples";

/**
 * Target of the rewrite from `/bourses/1`: a sample while bourses cannot be read or there are none,
 * otherwise "not found". Never cached, so that samples disappear at once.
 */
export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Exemple de bourse", robots: { index: false } };

type Props = { params: Promise<{ id: string }> };

export default async function SampleScholarshipPage({ params }: Props) {
  const scholarship = findSampleScholarship((await params).id);
  if (scholarship === null) notFound();
  const wanted = await hasNoScholarships().catch((error: unknown) => {
    logError("scholarships.find", error);
    return true;
  });
  if (!wanted) notFound();
  return (
    <ScholarshipView
      example
      scholarship={scholarship}
      apply={<ClosedNote>Exemple fictif&nbsp;: vous ne pouvez pas y postuler</ClosedNote>}
    />
  );
}
