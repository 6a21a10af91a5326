import type { ReactNode } from "react";
import { ClosedNote } from "@/components/ui/closed-note";
import { FeatureControl } from "@/components/ui/feature-control";
import { ShareButton } from "@/components/ui/share-button";
import type { Job } from "@/lib/jobs/schema";
import { isExpired } from "@/lib/text/dates";

/** Apply, save, share; an offer that is closed can still be shared. */
export function JobActions({ job, apply, save }: { job: Job; apply: ReactNode; save: ReactNode }) {
  return (
    <div className="grid gap-3" data-print="no">
      {/* Below lg the page's bottom bar holds it. */}
      <div className="max-lg:hidden">
        <ApplyControl job={job}>{apply}</ApplyControl>
      </div>
      <div className="flex flex-wrap gap-3 *:flex-1">
        {save}
        <ShareButton title={job.title} />
      </div>
    </div>
  );
}

/** The way to apply, or why there is none. */
export function ApplyControl({ job, children }: { job: Job; children: ReactNode }) {
  if (job.status === "filled") return <ClosedNote>Poste pourvu</ClosedNote>;
  if (isExpired(job.application_deadline)) return <ClosedNote>Offre expirée</ClosedNote>;
  return <FeatureControl feature="apply">{children}</FeatureControl>;
}
