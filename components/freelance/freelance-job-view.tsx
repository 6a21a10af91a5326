import type { ReactNode } from "react";
import { AbroadAnswers, MissingPoints } from "@/components/publications/abroad-answers";
import { DetailLayout, EmployerName } from "@/components/publications/detail-layout";
import { Badge, Chip } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Fact, Paragraphs, ReadingSection } from "@/components/ui/detail-text";
import { Calendar, MapPin } from "@/components/ui/icons";
import { SharedTitle } from "@/components/ui/share-button";
import { type FreelanceJob, isFreelanceJobOpen } from "@/lib/freelance/schema";
import { askPath } from "@/lib/publications/kinds";
import { answerWithin, closingText } from "@/lib/publications/schema";
import { frenchText } from "@/lib/shared/french";
import { closingHour, isExpired, longDate, longDateTime } from "@/lib/text/dates";
import { DurationPegs, Fold, FreelanceJobBudgetText } from "./freelance-job-card";

type Props = {
  freelanceJob: FreelanceJob;
  example?: boolean;
  /** Response rate of its publisher, below the name. */
  record?: ReactNode;
  /** Apply control; rendered in the work order, and at the bottom of a phone's screen. */
  apply: ReactNode;
  /** Other actions: save, share. */
  actions?: ReactNode;
};

/** Page of a freelance job; on phones the work order comes before the text. */
export function FreelanceJobView({ freelanceJob, example = false, record, apply, actions }: Props) {
  return (
    <DetailLayout
      kind="freelance"
      id={example ? undefined : freelanceJob.id}
      list="Freelance"
      title={freelanceJob.title}
      unlisted={example || !isFreelanceJobOpen(freelanceJob)}
      header={<FreelanceJobHeader freelanceJob={freelanceJob} example={example} record={record} />}
      facts={
        <FreelanceJobOrder
          freelanceJob={freelanceJob}
          example={example}
          apply={apply}
          actions={actions}
        />
      }
      apply={apply}
    >
      {!example && isFreelanceJobOpen(freelanceJob) && <AbroadAnswers abroad={freelanceJob} />}
      <ReadingSection title="Description de la mission">
        <Paragraphs text={freelanceJob.description} />
      </ReadingSection>
      {freelanceJob.skills_required.length > 0 && (
        <ReadingSection title="Compétences demandées">
          <ul className="flex flex-wrap gap-2">
            {freelanceJob.skills_required.map((skill) => (
              <li key={skill} className="max-w-full">
                <Chip>{skill}</Chip>
              </li>
            ))}
          </ul>
        </ReadingSection>
      )}
      {!example && (
        <MissingPoints
          abroad={freelanceJob}
          askHref={
            isFreelanceJobOpen(freelanceJob) ? askPath("freelance", freelanceJob.id) : undefined
          }
        />
      )}
    </DetailLayout>
  );
}

function FreelanceJobHeader({
  freelanceJob,
  example,
  record,
}: {
  freelanceJob: FreelanceJob;
  example: boolean;
  record: ReactNode;
}) {
  return (
    <header className="min-w-0">
      {example && <Badge tone="orange">Exemple</Badge>}
      <SharedTitle id={freelanceJob.id}>
        <h1 className="text-3xl sm:text-4xl">{frenchText(freelanceJob.title)}</h1>
      </SharedTitle>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-muted">
        {freelanceJob.company_name && (
          <EmployerName
            name={freelanceJob.company_name}
            employer={freelanceJob.employer}
            className="font-semibold text-ink"
          />
        )}
        <span className="inline-flex items-center gap-1.5">
          <MapPin className="size-4.5" />
          {freelanceJob.location ?? "Lieu non précisé"}
        </span>
        {!example && (
          <span className="inline-flex items-center gap-1.5">
            <Calendar className="size-4.5" />
            <span>
              {"Publiée le "}
              <time dateTime={freelanceJob.posted_at}>{longDateTime(freelanceJob.posted_at)}</time>
            </span>
          </span>
        )}
      </p>
      {record}
    </header>
  );
}

/** Work order: budget and duration on the stub, then the actions. */
function FreelanceJobOrder({
  freelanceJob,
  example,
  apply,
  actions,
}: {
  freelanceJob: FreelanceJob;
  example: boolean;
  apply: ReactNode;
  actions?: ReactNode;
}) {
  const closing = closingText("freelance", freelanceJob);
  return (
    <Card className="group">
      <dl className="facts grid grid-cols-2 gap-4 p-6 pb-5 lg:grid-cols-1">
        <Fact label="Budget">
          <span className="font-display text-2xl leading-tight font-bold tabular-nums">
            <FreelanceJobBudgetText budget={freelanceJob.budget} />
          </span>
        </Fact>
        <Fact label="Durée">
          <span className="flex flex-wrap items-center gap-x-3">
            {freelanceJob.duration ?? "Non spécifiée"}
            <DurationPegs months={freelanceJob.duration_months} />
          </span>
        </Fact>
        {freelanceJob.application_deadline !== null && (
          <Fact label="Date limite">
            <time dateTime={freelanceJob.application_deadline}>
              {longDate(freelanceJob.application_deadline)}
            </time>
            {isExpired(freelanceJob.closes_at) && !freelanceJob.full_on
              ? " (passée)"
              : `, ${closingHour()}`}
          </Fact>
        )}
        {closing && <Fact label="Propositions">{closing}</Fact>}
        {!example && (
          <Fact label="Réponse aux propositions">{answerWithin(freelanceJob.answer_days)}</Fact>
        )}
      </dl>
      <Fold />
      <div className="grid gap-3 p-6 pt-5">
        {/* Below lg it is in the bottom bar. */}
        <div className="max-lg:hidden">{apply}</div>
        {actions && <div className="flex flex-wrap gap-2 *:grow *:px-3">{actions}</div>}
      </div>
    </Card>
  );
}
