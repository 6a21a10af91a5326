import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FreelanceJobView } from "@/components/freelance/freelance-job-view";
import { ClosedNote } from "@/components/publications/detail-layout";
import { checkFreelanceJobsReadable } from "@/lib/freelance/queries";
import { findSampleFreelanceJob } from "@/lib/freelance/samples";
import { logError } from "@/lib/monitoring/log";

/**
 * Target of the rewrite from `/freelance/1`: a sample while missions cannot be read, otherwise "not found".
 * Never cached, so that samples disappear as soon as the data is back.
 */
export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Exemple de mission", robots: { index: false } };

export default async function SampleFreelanceJobPage({
  params,
}: {
  params: Promise<{ id: string }>;
}) {
  const freelanceJob = findSampleFreelanceJob((await params).id);
  if (freelanceJob === null) notFound();
  const readable = await checkFreelanceJobsReadable().then(
    () => true,
    (error: unknown) => {
      logError("missions.find", error);
      return false;
    },
  );
  if (readable) notFound();
  return (
    <FreelanceJobView
      example
      freelanceJob={freelanceJob}
      apply={<ClosedNote>Exemple fictif&nbsp;: vous ne pouvez pas y postuler</ClosedNote>}
    />
  );
}
