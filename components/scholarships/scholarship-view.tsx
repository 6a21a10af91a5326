import type { ReactNode } from "react";
import { DetailLayout, EmployerName } from "@/components/publications/detail-layout";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Fact, LeafList, Paragraphs, ReadingSection } from "@/components/ui/detail-text";
import { Calendar, MapPin } from "@/components/ui/icons";
import { SharedTitle } from "@/components/ui/share-button";
import { glossedLevel, levelsOf } from "@/lib/scholarships/choices";
import { isScholarshipOpen, type Scholarship } from "@/lib/scholarships/schema";
import { frenchText } from "@/lib/shared/french";
import { closingHour, isExpired, longDate } from "@/lib/text/dates";
import { DeadlineLeaf, noDeadline } from "./deadline-leaf";
import { Eligibility } from "./eligibility";
import { LevelBadges, OfficialLink } from "./scholarship-card";

type Props = {
  scholarship: Scholarship;
  example?: boolean;
  /** The way to apply; placed beside the text, and at the bottom of a phone's screen. */
  apply: ReactNode;
  /** What else can be done: save, share. */
  actions?: ReactNode;
  /** Whether somebody has checked who offers it, under the name. */
  record?: ReactNode;
};

/** The page of a bourse; on a phone the facts stand above the text. */
export function ScholarshipView({ scholarship, example = false, apply, actions, record }: Props) {
  return (
    <DetailLayout
      kind="scholarship"
      id={example ? undefined : scholarship.id}
      list="Bourses"
      title={scholarship.title}
      unlisted={example || !isScholarshipOpen(scholarship)}
      header={<ScholarshipHeader scholarship={scholarship} example={example} record={record} />}
      facts={
        <ScholarshipFacts
          scholarship={scholarship}
          example={example}
          apply={apply}
          actions={actions}
        />
      }
      apply={apply}
    >
      <ReadingSection title="Description de la bourse">
        <Paragraphs text={scholarship.description} />
      </ReadingSection>
      <Eligibility scholarship={scholarship} />
      {scholarship.requirements.length > 0 && (
        <ReadingSection title="Critères d’admissibilité">
          <LeafList items={scholarship.requirements} />
        </ReadingSection>
      )}
      {scholarship.benefits.length > 0 && (
        <ReadingSection title="Avantages">
          <LeafList items={scholarship.benefits} />
        </ReadingSection>
      )}
    </DetailLayout>
  );
}

function ScholarshipHeader({
  scholarship,
  example,
  record,
}: {
  scholarship: Scholarship;
  example: boolean;
  record: ReactNode;
}) {
  return (
    <header className="flex min-w-0 items-start gap-4 sm:gap-6">
      <DeadlineLeaf
        deadline={scholarship.deadline}
        mode={scholarship.application_mode}
        className="max-sm:hidden"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          {example && <Badge tone="orange">Exemple</Badge>}
          <LevelBadges scholarship={scholarship} />
          {scholarship.field && <span className="text-muted">{scholarship.field}</span>}
        </p>
        <SharedTitle id={scholarship.id}>
          <h1 className="mt-2 text-3xl sm:text-4xl">{frenchText(scholarship.title)}</h1>
        </SharedTitle>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-muted">
          <EmployerName
            name={scholarship.university}
            employer={scholarship.employer}
            className="font-semibold text-ink"
          />
          {scholarship.location && (
            <span className="inline-flex items-center gap-1.5">
              <MapPin className="size-4.5" />
              {scholarship.location}
            </span>
          )}
        </p>
        {record && <div className="mt-2">{record}</div>}
      </div>
    </header>
  );
}

/** What decides whether to read on, and what can be done. */
function ScholarshipFacts({
  scholarship,
  example,
  apply,
  actions,
}: {
  scholarship: Scholarship;
  example: boolean;
  apply: ReactNode;
  actions?: ReactNode;
}) {
  const { deadline } = scholarship;
  // The control that applies leads there already.
  const appliesElsewhere =
    scholarship.application_mode === "official" && isScholarshipOpen(scholarship);
  const levels = levelsOf(scholarship).map(glossedLevel).join(", ");
  return (
    <Card className="grid gap-5 p-6">
      <dl className="facts grid gap-4">
        <Fact label="Montant">
          <span className="font-display text-lg leading-snug font-bold">
            {frenchText(scholarship.amount ?? "Montant non précisé")}
          </span>
        </Fact>
        <Fact label="Date limite">
          {deadline === null ? (
            noDeadline(scholarship.application_mode)
          ) : (
            <>
              <time dateTime={deadline}>{longDate(deadline)}</time>
              {isExpired(scholarship.closes_at)
                ? " (passée)"
                : scholarship.application_mode === "direct" && `, ${closingHour()}`}
            </>
          )}
        </Fact>
        {levels && <Fact label="Niveau">{levels}</Fact>}
        {scholarship.duration && <Fact label="Durée">{scholarship.duration}</Fact>}
      </dl>
      {/* Below lg the bottom bar holds it. */}
      <div className="max-lg:hidden">{apply}</div>
      <div className="grid gap-3">
        {!appliesElsewhere && (
          <OfficialLink href={scholarship.official_link} title={scholarship.title} />
        )}
        {!example && deadline !== null && !isExpired(scholarship.closes_at) && (
          <a href={`/bourses/${scholarship.id}/calendrier.ics`} download className={buttonClass()}>
            <Calendar className="size-4.5" />
            Ajouter à mon calendrier
          </a>
        )}
        {actions && <div className="flex flex-wrap gap-3 *:flex-1">{actions}</div>}
      </div>
    </Card>
  );
}
