import type { ReactNode } from "react";
import { Fact } from "@/components/ui/fact";
import { ShareButton } from "@/components/ui/share-button";
import { sectors } from "@/lib/jobs/choices";
import type { Job } from "@/lib/jobs/schema";
import { isExpired, longDate } from "@/lib/text/dates";

/** Pay, deadline, start and sector: what decides whether to read on. */
export function JobFacts({ job, className }: { job: Job; className?: string }) {
  const sector = job.activity_sector ?? (job.sector ? sectors[job.sector] : null);
  return (
    <dl className={className}>
      <Fact label="Salaire">
        <span className="font-display text-lg font-bold">
          {job.salary_range ?? "Salaire à négocier"}
        </span>
      </Fact>
      <Fact label="Date limite de candidature">
        {job.application_deadline === null ? (
          "Sans date limite"
        ) : (
          <>
            <time dateTime={job.application_deadline}>{longDate(job.application_deadline)}</time>
            {isExpired(job.application_deadline) && " (passée)"}
          </>
        )}
      </Fact>
      <Fact label="Entrée en poste">
        {job.start_date === null ? (
          "Dès que possible"
        ) : (
          <time dateTime={job.start_date}>{longDate(job.start_date)}</time>
        )}
      </Fact>
      <Fact label="Secteur d'activité">{sector ?? "Secteur non spécifié"}</Fact>
    </dl>
  );
}

/** Apply, save, share; an offer that is closed can still be shared. */
export function JobActions({ job, apply, save }: { job: Job; apply: ReactNode; save: ReactNode }) {
  return (
    <div className="grid gap-3" data-print="no">
      {/* Below lg the page's bottom bar holds it. */}
      <div className="max-lg:hidden">{apply}</div>
      <div className="flex flex-wrap gap-3 *:flex-1">
        {save}
        <ShareButton title={job.title} />
      </div>
    </div>
  );
}
