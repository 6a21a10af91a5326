import type { ReactNode } from "react";
import { AbroadAnswers, MissingPoints } from "@/components/publications/abroad-answers";
import { EmployerName, PhoneBar, ReportLink } from "@/components/publications/detail-layout";
import { Card } from "@/components/ui/card";
import { Fact } from "@/components/ui/detail-text";
import { Calendar, MapPin } from "@/components/ui/icons";
import { InitialsTile } from "@/components/ui/initials-tile";
import { Link } from "@/components/ui/link";
import { Breadcrumb } from "@/components/ui/page-header";
import { ShareButton, SharedTitle } from "@/components/ui/share-button";
import { LOW_PAY_SHOWN } from "@/lib/copy/posting-notices";
import {
  contractLength,
  missingFacts,
  otherPay,
  payHypothesis,
  remoteFromLabel,
  schedule,
  workPlaceLabel,
  writtenPay,
} from "@/lib/jobs/format";
import type { Job, JobCard } from "@/lib/jobs/schema";
import { levelLabels, mayUseFrancophoneMobility } from "@/lib/publications/abroad";
import type { EmployerMark } from "@/lib/publications/employer-mark";
import { askPath } from "@/lib/publications/kinds";
import { answerWithin, closingText } from "@/lib/publications/schema";
import { sectors } from "@/lib/publications/sectors";
import { frenchText } from "@/lib/shared/french";
import { briefPay } from "@/lib/shared/pay";
import { closingHour, isExpired, longDate, longDateTime } from "@/lib/text/dates";
import { langOf } from "@/lib/text/language";
import { ContractBadge } from "./job-card-view";
import { JobText } from "./job-text";

type JobViewProps = {
  job: Job;
  isOpen: boolean;
  /** The employer that it is tied to. */
  employer: EmployerMark | null;
  /** How its employer answers, under the name. */
  record: ReactNode;
  /** The way to apply; placed beside the text, and at the bottom of a phone's screen. */
  apply: ReactNode;
  match: ReactNode;
  save: ReactNode;
  /** The same as an icon, beside the button at the bottom of a phone's screen. */
  mark: ReactNode;
  /** What to know of its trade, under its text. */
  trade: ReactNode;
  /** Offers like it: under it, or before its text where it can no longer be had. */
  similar: ReactNode;
};

/** The page of an offer: what answers first, then its text; its facts beside it. */
export function JobView(props: JobViewProps) {
  const { job, isOpen, employer, record, apply, match, save, mark, trade, similar } = props;
  return (
    <div className="wrap offer">
      <Breadcrumb
        fromList
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
export function JobReading({ job, isOpen }: Pick<JobViewProps, "job" | "isOpen">) {
  const { description, requirements, benefits, company, company_name } = job;
  return (
    <>
      {isOpen && <AbroadAnswers abroad={job} mobility={mayUseFrancophoneMobility(job)} />}
      <JobText
        job={{ description, requirements, benefits, company, company_name }}
        lang={langOf(job.title, description, requirements)}
        companyLang={langOf(company ?? "")}
      />
      <MissingPoints
        abroad={job}
        others={missingFacts(job)}
        askHref={isOpen ? askPath("job", job.id) : undefined}
      />
    </>
  );
}

function JobHeader({ job, employer, record }: Pick<JobViewProps, "job" | "employer" | "record">) {
  return (
    <div className="offer-head">
      <InitialsTile name={job.company_name} size="lg" />
      <div>
        <SharedTitle id={job.id}>
          <h1 lang={langOf(job.title, job.description, job.requirements)}>
            {frenchText(job.title)}
          </h1>
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
          {job.french_level && (
            <span>{`Français\u00a0: ${levelLabels("NCLC", job.french_level)}`}</span>
          )}
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
      <div className="flex flex-wrap gap-2 *:flex-auto *:px-3">
        {save}
        <ShareButton title={job.title} />
      </div>
    </div>
  );
}

/** Hours, place, length and dates; the pay stands under the title (JobPay). */
export function JobFacts({ job }: { job: Job }) {
  const sector = job.activity_sector ?? (job.sector ? sectors[job.sector] : null);
  const [hours, place, length] = [schedule(job), workPlaceLabel(job), contractLength(job)];
  const from = remoteFromLabel(job);
  const closing = closingText("job", job);
  return (
    <dl className="facts">
      {hours && <Fact label="Horaire">{hours}</Fact>}
      {place && <Fact label="Mode de travail">{place}</Fact>}
      {from && <Fact label="Télétravail possible depuis">{from}</Fact>}
      {length && <Fact label="Durée du contrat">{length}</Fact>}
      <Fact label="Date limite de candidature">
        {job.application_deadline === null ? (
          "Sans date limite"
        ) : (
          <>
            <time dateTime={job.application_deadline}>{longDate(job.application_deadline)}</time>
            {isExpired(job.closes_at) && !job.full_on
              ? " (passée)"
              : `, ${closingHour(job.time_zone)}`}
          </>
        )}
      </Fact>
      {closing && <Fact label="Candidatures">{closing}</Fact>}
      <Fact label="Réponse aux candidatures">{answerWithin(job.answer_days)}</Fact>
      <Fact label="Entrée en poste">
        {job.start_date === null ? (
          "Dès que possible"
        ) : (
          <time dateTime={job.start_date}>{longDate(job.start_date)}</time>
        )}
      </Fact>
      {job.existing_vacancy !== null && (
        <Fact label="Poste vacant">
          {job.existing_vacancy ? "Oui" : "Non\u00a0: constitution d’une réserve de candidatures"}
        </Fact>
      )}
      {job.ai_selection !== null && (
        <Fact label="Sélection assistée par IA">{job.ai_selection ? "Oui" : "Non"}</Fact>
      )}
      <Fact label="Secteur d’activité">{sector ?? "Secteur non spécifié"}</Fact>
    </dl>
  );
}

/** What it pays, and the other of year and hour, which opens on what that supposes. */
export function JobPay({ job }: { job: Job }) {
  const hypothesis = payHypothesis(job, job.contract_months);
  return (
    <div className="offer-pay">
      <b className="pay">{writtenPay(job)}</b>
      {hypothesis && (
        <details>
          <summary>{otherPay(job)}</summary>
          <p>{hypothesis}</p>
        </details>
      )}
      <LowPay reason={job.low_pay_reason} />
    </div>
  );
}

/** A pay under the minimum wage is not shown without what the employer says of it. */
function LowPay({ reason }: { reason: string | null }): ReactNode {
  if (reason === null) return null;
  return (
    <span className="mt-2 block w-full border-maple border-l-4 pl-3 text-sm">
      {LOW_PAY_SHOWN}
      <br />
      Motif donné par l’entreprise&nbsp;: «&nbsp;{frenchText(reason)}&nbsp;»
    </span>
  );
}

type SimilarJobsProps = {
  jobs: JobCard[];
  isOpen: boolean;
  /** Beside each pay. */
  markFor?: (job: JobCard) => ReactNode;
};

/** Open offers near this one: under it, or before its text where it can no longer be had. */
export function SimilarJobs({ jobs, isOpen, markFor }: SimilarJobsProps) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="semblables" className="similar" data-print="no">
      <h2 id="semblables" className="text-2xl">
        {isOpen ? "Offres semblables" : "Cette offre est fermée\u00a0: en voici d’autres"}
      </h2>
      <ul>
        {jobs.map((job) => {
          const { id, title, company_name, location, description, requirements } = job;
          return (
            <li key={id}>
              <Link
                href={`/emplois/${id}`}
                lang={langOf(title, description, requirements)}
                className="text-link"
              >
                {frenchText(title)}
              </Link>
              <p>{[frenchText(company_name), location].filter(Boolean).join(", ")}</p>
              <p>
                <b>{frenchText(briefPay(job))}</b> {markFor?.(job)}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
