import type { ReactNode } from "react";
import { ApplyControl, DetailLayout, EmployerName } from "@/components/publications/detail-layout";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Fact, LeafList, Paragraphs, ReadingSection } from "@/components/ui/detail-text";
import { Calendar, ExternalLink, MapPin } from "@/components/ui/icons";
import { TextLink } from "@/components/ui/prose";
import { SharedTitle } from "@/components/ui/share-button";
import { glossedLevel, levelsOf } from "@/lib/scholarships/choices";
import { eligibilityLabels } from "@/lib/scholarships/eligibility";
import { FINDER } from "@/lib/scholarships/filters";
import { isScholarshipOpen, type Scholarship } from "@/lib/scholarships/schema";
import { deadlineRules, usualDay, usualDeadline } from "@/lib/scholarships/usual-deadline";
import { frenchText } from "@/lib/shared/french";
import { closingHour, isExpired, longDate } from "@/lib/text/dates";
import { DeadlineLeaf, LevelBadges, noDeadline, OfficialLink } from "./scholarship-card";

type ScholarshipViewProps = {
  scholarship: Scholarship;
  example?: boolean;
  /** Apply control; rendered beside the text, and at the bottom of a phone's screen. */
  apply: ReactNode;
  /** Other actions: save, share. */
  actions?: ReactNode;
  /** Verification of the provider, below the name. */
  record?: ReactNode;
};

/** Page of a scholarship; on phones the facts come before the text. */
export function ScholarshipView({
  scholarship,
  example = false,
  apply,
  actions,
  record,
}: ScholarshipViewProps) {
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
      <DeadlineLeaf scholarship={scholarship} className="max-sm:hidden" />
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
  // The apply control already leads there.
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
            <UnannouncedDeadline scholarship={scholarship} />
          ) : (
            <>
              <time dateTime={deadline}>{longDate(deadline)}</time>
              <span>
                {isExpired(scholarship.closes_at)
                  ? " (passée)"
                  : scholarship.application_mode === "direct" && `, ${closingHour()}`}
              </span>
            </>
          )}
        </Fact>
        {levels && <Fact label="Niveau">{levels}</Fact>}
        {scholarship.duration && <Fact label="Durée">{scholarship.duration}</Fact>}
      </dl>
      {/* Below lg it is in the bottom bar. */}
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
        {actions && <div className="flex flex-wrap gap-2 *:grow *:px-3">{actions}</div>}
      </div>
    </Card>
  );
}

/** Usual deadline of a programme, with its source and the date it was read. */
function UnannouncedDeadline({ scholarship }: { scholarship: Scholarship }) {
  const { official_link, application_mode: mode } = scholarship;
  const usual = usualDeadline(scholarship);
  if (usual === null) {
    return noDeadline(mode) ?? "Nous n’avons pas trouvé la date. Voyez le site de l’organisme.";
  }
  const { days, rule, readOn, isOld } = usual;
  const [only] = days;
  const when =
    days.length === 1 && only
      ? `${only.length === 2 ? "en" : "le"} ${usualDay(only)}`
      : days.map(usualDay).join(", ");
  const host = official_link && new URL(official_link).host.replace(/^www\./, "");
  const sentences = [
    rule === "institution" && days.length > 0
      ? "Votre établissement peut demander le dossier plus tôt."
      : rule && deadlineRules[rule].sentence,
    `Lu le ${longDate(readOn)}${host ? ` sur ${host}` : ""}${isOld ? ", il y a plus d’un an" : ""}.`,
    days.length > 0 && "La date de cette année est à vérifier.",
  ];
  return (
    <>
      {days.length > 0 && <span className="block">{`Habituellement ${when} · à vérifier`}</span>}
      <span className="block text-sm font-normal">{sentences.filter(Boolean).join(" ")}</span>
    </>
  );
}

/** "Pour qui ?": eligibility, as far as it is known. */
export function Eligibility({ scholarship }: { scholarship: Scholarship }) {
  const { citizenship, level, field, situation } = eligibilityLabels(scholarship);
  return (
    <ReadingSection title="Pour qui&nbsp;?">
      <dl className="facts grid gap-4 rounded-card border border-line bg-snow p-5 sm:grid-cols-2">
        {citizenship && (
          <Fact label="Citoyenneté" className="sm:col-span-2">
            {citizenship}
          </Fact>
        )}
        <Fact label="Niveau d’études">{level}</Fact>
        {field && <Fact label="Domaine">{frenchText(field)}</Fact>}
        {situation && <Fact label="Situation">{situation}</Fact>}
      </dl>
      <p className="mt-3 text-sm text-muted">{checked(scholarship)}</p>
      <p className="mt-2">
        <TextLink href={FINDER}>Est-elle pour vous&nbsp;? Répondez à cinq questions</TextLink>
      </p>
    </ReadingSection>
  );
}

/** Date of the last check: an external programme may have changed since. */
function checked({ verified_on, application_mode }: Scholarship): string {
  const where =
    application_mode === "official" ? "sur le site de l’organisme" : "auprès de l’organisme";
  return verified_on === null
    ? `À vérifier ${where} avant de postuler.`
    : `Conditions vérifiées le ${longDate(verified_on)}. Elles changent\u00a0: relisez-les ${where}.`;
}

/** The way to apply, here or on the programme's page, or the reason why there is none. */
export function ScholarshipApply({
  scholarship,
  children,
}: {
  scholarship: Scholarship;
  children: ReactNode;
}) {
  const { status, closes_at, application_mode, official_link } = scholarship;
  const elsewhere = application_mode !== "direct" && official_link !== null && (
    <OfficialApplication href={official_link} />
  );
  return (
    <ApplyControl
      kind="scholarship"
      status={status}
      closesAt={closes_at}
      elsewhere={elsewhere || undefined}
    >
      {children}
    </ApplyControl>
  );
}

function OfficialApplication({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={`${buttonClass({ variant: "accent", size: "lg" })} w-full`}
    >
      Postuler sur le site de l’organisme
      <ExternalLink className="size-4.5" />
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  );
}
