import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ClosedNote } from "@/components/publications/detail-layout";
import { ScholarshipView } from "@/components/scholarships/scholarship-view";
import { logError } from "@/lib/monitoring/log";
import { hasNoScholarships } from "@/lib/scholarships/queries";
import { findSampleScholarship } from "@/lib/scholarships/samples";

/**
 * What `/bourses/1` shows (a rewrite leads here): an example while bourses cannot be read or
 * there is none, "not found" at all other times. Never cached, so that it goes with the need.
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
