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
  /** Employer that the offer is linked to. */
  employer: EmployerMark | null;
  /** Response rate of its employer, below the name. */
  record: ReactNode;
  /** Apply control; rendered beside the text, and at the bottom of a phone's screen. */
  apply: ReactNode;
  match: ReactNode;
  save: ReactNode;
  /** Icon version of `save`, beside the button at the bottom of a phone's screen. */
  mark: ReactNode;
  /** Notes on the trade, below the text. */
  trade: ReactNode;
  /** Similar offers: below the text, or before it once the offer is closed. */
  similar: ReactNode;
};

/** Page of an offer: key facts first, then the text; details beside it. */
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

/** Answers on applying from abroad, the text, and the missing information. */
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

/** Apply, save, share; a closed offer can still be shared. */
function JobActions({ job, apply, save }: { job: Job; apply: ReactNode; save: ReactNode }) {
  return (
    <div className="grid gap-3" data-print="no">
      {/* Below lg it is in the bottom bar. */}
      <div className="max-lg:hidden">{apply}</div>
      <div className="flex flex-wrap gap-2 *:flex-auto *:px-3">
        {save}
        <ShareButton title={job.title} />
      </div>
    </div>
  );
}

/** Hours, workplace, length and dates; the pay is below the title (JobPay). */
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

/** The pay, and its yearly or hourly equivalent, which expands to the assumptions behind it. */
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

/** Pay below the minimum wage is displayed only with the employer's reason. */
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
  /** Control beside each pay. */
  markFor?: (job: JobCard) => ReactNode;
};

/** Similar open offers: below the text, or before it once the offer is closed. */
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
