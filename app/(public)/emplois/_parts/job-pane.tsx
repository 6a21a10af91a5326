import Link from "next/link";
import { ApplyTo } from "@/app/(public)/_parts/apply-to";
import { ContractBadge } from "@/components/jobs/job-card-view";
import { JobFacts, JobPay } from "@/components/jobs/job-facts";
import { JobReading } from "@/components/jobs/job-view";
import { OfferMatch } from "@/components/profile/match";
import { EmployerName } from "@/components/publications/detail-layout";
import { SaveButton } from "@/components/saved/save-button";
import { ButtonLink } from "@/components/ui/button";
import { isJobOpen } from "@/lib/jobs/json-ld";
import type { Job } from "@/lib/jobs/schema";
import { findMark } from "@/lib/publications/queries";
import { frenchText } from "@/lib/shared/french";

/** The chosen offer beside the list; where there is no room for it, the way to its page. */
export async function JobPane({ job, closeHref }: { job: Job; closeHref: string }) {
  const { id, company_name: company, location } = job;
  const title = frenchText(job.title);
  const employer = await findMark(job.employer_id, company);
  return (
    <section
      id="offre-choisie"
      aria-label={`Offre choisie\u00a0: ${title}`}
      tabIndex={-1}
      className="job-pane"
    >
      <Link href={`/emplois/${id}`} className="text-link">
        {`Voir l’offre choisie\u00a0: ${title}`}
      </Link>
      <div className="pane-head">
        <h2>{title}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-muted">
          <EmployerName name={company} employer={employer} className="font-semibold text-ink" />
          {frenchText(location ?? "Lieu non précisé")}
          <ContractBadge type={job.contract_type} />
        </p>
        <JobPay job={job} />
        <div>
          <ApplyTo kind="job" publication={job} label="Postuler" />
          <SaveButton kind="job" id={id} title={job.title} />
          <ButtonLink href={`/emplois/${id}`} variant="quiet" prefetch={false}>
            Ouvrir la page
          </ButtonLink>
          <ButtonLink href={closeHref} variant="quiet" prefetch={false} scroll={false}>
            Fermer
          </ButtonLink>
        </div>
      </div>
      <div className="pane-body">
        <JobFacts job={job} />
        <OfferMatch id={id} />
        <JobReading job={job} isOpen={isJobOpen(job)} />
      </div>
    </section>
  );
}
