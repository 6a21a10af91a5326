import type { ReactNode } from "react";
import { AbroadAnswers } from "@/components/publications/abroad-answers";
import { PhoneBar } from "@/components/publications/detail-layout";
import { EmployerName } from "@/components/publications/employer-name";
import { ReportLink } from "@/components/publications/report-link";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Card } from "@/components/ui/card";
import { Calendar, MapPin } from "@/components/ui/icons";
import { InitialsTile } from "@/components/ui/initials-tile";
import { ShareButton } from "@/components/ui/share-button";
import { SharedTitle } from "@/components/ui/shared-title";
import { frenchText } from "@/lib/ground/french";
import type { Job } from "@/lib/jobs/schema";
import { mayUseFrancophoneMobility } from "@/lib/publications/abroad-answer";
import type { EmployerMark } from "@/lib/publications/employers";
import { askPath } from "@/lib/publications/kinds";
import { longDateTime } from "@/lib/text/dates";
import { ContractBadge } from "./contract-badge";
import { JobFacts } from "./job-facts";
import { JobText } from "./job-text";

type Props = {
  job: Job;
  isOpen: boolean;
  /** The employer that it is tied to. */
  employer: EmployerMark | null;
  /** How its employer answers, under the name. */
  record: ReactNode;
  /** The way to apply; placed beside the text, and at the bottom of a phone's screen. */
  apply: ReactNode;
  /** The control that saves it. */
  save: ReactNode;
  /** What to know of its trade, under its text. */
  trade: ReactNode;
  /** Offers like it: under it, or before its text where it can no longer be had. */
  similar: ReactNode;
};

/** The page of an offer; on a phone its facts stand between heading and text. */
export function JobView({ job, isOpen, employer, record, apply, save, trade, similar }: Props) {
  const { description, requirements, benefits, company, company_name } = job;
  return (
    <div className="wrap py-6 sm:py-8">
      <Breadcrumb
        items={[{ label: "Emplois", href: "/emplois" }, { label: job.title }]}
        unlisted={!isOpen}
      />
      <div className="mt-5 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0">
          <JobHeader job={job} employer={employer} record={record} />
          {!isOpen && similar}
          <JobFacts
            job={job}
            className="mt-6 grid grid-cols-2 gap-4 *:first:col-span-2 lg:hidden"
          />
          <div className="mt-8 grid gap-8">
            <AbroadAnswers
              abroad={job}
              mobility={mayUseFrancophoneMobility(job)}
              askHref={isOpen ? askPath("job", job.id) : undefined}
            />
            <JobText job={{ description, requirements, benefits, company, company_name }} />
            <ReportLink list="/emplois" id={job.id} what="cette offre" />
          </div>
          {trade}
        </div>
        <Card
          as="aside"
          className="grid gap-6 p-6 print:border-0 print:p-0 lg:sticky lg:top-[calc(var(--sticky-top)+1.5rem)]"
        >
          <JobFacts job={job} className="grid gap-4 max-lg:hidden" />
          <JobActions job={job} apply={apply} save={save} />
        </Card>
      </div>
      {isOpen && similar}
      <PhoneBar className="mt-6">{apply}</PhoneBar>
    </div>
  );
}

function JobHeader({ job, employer, record }: Pick<Props, "job" | "employer" | "record">) {
  return (
    <div className="flex gap-4 sm:gap-5">
      <InitialsTile name={job.company_name} size="lg" className="max-sm:hidden" />
      <div className="min-w-0">
        <SharedTitle id={job.id}>
          <h1 className="text-3xl sm:text-4xl">{frenchText(job.title)}</h1>
        </SharedTitle>
        <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-muted">
          <EmployerName
            name={job.company_name}
            employer={employer}
            className="font-semibold text-ink"
          />
          <span className="inline-flex items-center gap-1.5">
            <MapPin className="size-4.5" />
            {frenchText(job.location ?? "Lieu non précisé")}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Calendar className="size-4.5" />
            <span>
              Publiée le <time dateTime={job.posted_at}>{longDateTime(job.posted_at)}</time>
            </span>
          </span>
          <ContractBadge type={job.contract_type} />
        </p>
        {record}
      </div>
    </div>
  );
}

/** Apply, save, share; an offer that is closed can still be shared. */
function JobActions({ job, apply, save }: { job: Job; apply: ReactNode; save: ReactNode }) {
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
