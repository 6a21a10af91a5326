import type { ReactNode } from "react";
import { Fact } from "@/components/ui/detail-text";
import { LOW_PAY_SHOWN } from "@/lib/copy/posting-notices";
import {
  contractLength,
  otherPay,
  payHypothesis,
  schedule,
  workPlaceLabel,
  writtenPay,
} from "@/lib/jobs/format";
import { comparedPay } from "@/lib/jobs/pay";
import type { Job } from "@/lib/jobs/schema";
import { closingText } from "@/lib/publications/max-applications";
import { answerWithin } from "@/lib/publications/response-commitment";
import { sectors } from "@/lib/publications/sectors";
import { frenchText } from "@/lib/shared/french";
import { closingHour, isExpired, longDate } from "@/lib/text/dates";

/** Hours, place, length and dates; the pay stands under the title (JobPay). */
export function JobFacts({ job }: { job: Job }) {
  const sector = job.activity_sector ?? (job.sector ? sectors[job.sector] : null);
  const [hours, place, length] = [schedule(job), workPlaceLabel(job), contractLength(job)];
  const closing = closingText("job", job);
  return (
    <dl className="facts">
      {hours && <Fact label="Horaire">{hours}</Fact>}
      {place && <Fact label="Mode de travail">{place}</Fact>}
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
          {job.existing_vacancy ? "Oui" : "Non, réserve de candidatures"}
        </Fact>
      )}
      {job.ai_selection !== null && (
        <Fact label="Sélection assistée par IA">{job.ai_selection ? "Oui" : "Non"}</Fact>
      )}
      <Fact label="Secteur d’activité">{sector ?? "Secteur non spécifié"}</Fact>
    </dl>
  );
}

/** What it pays, once, and the other of year and hour with what that supposes. */
export function JobPay({ job }: { job: Job }) {
  const compared = comparedPay(job);
  const other = otherPay(job);
  return (
    <div className="offer-pay">
      <p>
        <b className="pay">{writtenPay(job)}</b>
        {other && <span className="text-muted">{other}</span>}
      </p>
      {compared && <p className="pay-basis">{payHypothesis(compared, job.contract_months)}</p>}
      <LowPay reason={job.low_pay_reason} />
    </div>
  );
}

/** A pay under the minimum wage is not shown without what the employer says of it. */
function LowPay({ reason }: { reason: string | null }): ReactNode {
  if (reason === null) return null;
  return (
    <span className="mt-2 block border-maple border-l-4 pl-3 text-sm">
      {LOW_PAY_SHOWN}
      <br />
      Motif donné par l’entreprise&nbsp;: «&nbsp;{frenchText(reason)}&nbsp;»
    </span>
  );
}
