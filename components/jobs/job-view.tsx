import type { ReactNode } from "react";
import { AbroadAnswers, MissingPoints } from "@/components/publications/abroad-answers";
import { PhoneBar } from "@/components/publications/detail-layout";
import { EmployerName } from "@/components/publications/employer-name";
import { ReportLink } from "@/components/publications/report-link";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Card } from "@/components/ui/card";
import { Calendar, MapPin } from "@/components/ui/icons";
import { InitialsTile } from "@/components/ui/initials-tile";
import { ShareButton, SharedTitle } from "@/components/ui/share-button";
import { missingFacts } from "@/lib/jobs/format";
import type { Job } from "@/lib/jobs/schema";
import { mayUseFrancophoneMobility } from "@/lib/publications/abroad";
import type { EmployerMark } from "@/lib/publications/employers";
import { askPath } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { longDate, longDateTime } from "@/lib/text/dates";
import { ContractBadge } from "./job-card-view";
import { JobFacts, JobPay } from "./job-facts";
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
  /** How it suits who reads it. */
  match: ReactNode;
  /** The control that saves it. */
  save: ReactNode;
  /** The same as an icon, beside the button at the bottom of a phone's screen. */
  mark: ReactNode;
  /** What to know of its trade, under its text. */
  trade: ReactNode;
  /** Offers like it: under it, or before its text where it can no longer be had. */
  similar: ReactNode;
};

/** The page of an offer: what answers first, then its text; its facts beside it. */
export function JobView(props: Props) {
  const { job, isOpen, employer, record, apply, match, save, mark, trade, similar } = props;
  return (
    <div className="wrap offer">
      <Breadcrumb
        items={[{ label: "Emplois", href: "/emplois" }, { label: job.title }]}
        unlisted={!isOpen}
      />
      <div className="offer-columns">
        <div>
          <JobHeader job={job} employer={employer} record={record} />
          {!isOpen && similar}
          <div className="offer-body">
            {isOpen && match}
            <JobReading job={job} isOpen={isOpen} />
            <ReportLink list="/emplois" id={job.id} what="cette offre" />
          </div>
          {trade}
        </div>
        <Card as="aside" className="offer-side">
          <JobActions job={job} apply={apply} save={save} />
          <JobFacts job={job} />
        </Card>
      </div>
      {isOpen && similar}
      <PhoneBar>
        {apply}
        {mark}
      </PhoneBar>
    </div>
  );
}

/** Whether one may apply from abroad, the text, and what it leaves open. */
export function JobReading({ job, isOpen }: Pick<Props, "job" | "isOpen">) {
  const { description, requirements, benefits, company, company_name } = job;
  return (
    <>
      <AbroadAnswers abroad={job} mobility={mayUseFrancophoneMobility(job)} />
      <JobText job={{ description, requirements, benefits, company, company_name }} />
      <MissingPoints
        abroad={job}
        others={missingFacts(job)}
        askHref={isOpen ? askPath("job", job.id) : undefined}
      />
    </>
  );
}

function JobHeader({ job, employer, record }: Pick<Props, "job" | "employer" | "record">) {
  return (
    <div className="offer-head">
      <InitialsTile name={job.company_name} size="lg" />
      <div>
        <SharedTitle id={job.id}>
          <h1>{frenchText(job.title)}</h1>
        </SharedTitle>
        <p>
          <EmployerName
            name={job.company_name}
            employer={employer}
            className="font-semibold text-ink"
          />
          <span>
            <MapPin />
            {frenchText(job.location ?? "Lieu non précisé")}
          </span>
          <span>
            <Calendar />
            <span>
              Publiée le <time dateTime={job.posted_at}>{longDateTime(job.posted_at)}</time>
            </span>
          </span>
          {job.application_deadline && (
            <span className="lg:hidden">
              {"Date limite\u00a0: "}
              <time dateTime={job.application_deadline}>{longDate(job.application_deadline)}</time>
            </span>
          )}
          <ContractBadge type={job.contract_type} />
        </p>
        <JobPay job={job} />
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
      <div className="flex flex-wrap gap-2 *:flex-auto *:px-3 *:whitespace-nowrap">
        {save}
        <ShareButton title={job.title} />
      </div>
    </div>
  );
}
