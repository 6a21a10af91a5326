import clsx from "clsx";
import type { ReactNode } from "react";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button, buttonClass } from "@/components/ui/button";
import { Card, CardLink } from "@/components/ui/card";
import { Check, ExternalLink } from "@/components/ui/icons";
import { SharedTitle } from "@/components/ui/share-button";
import { countMore } from "@/lib/copy/counts";
import { levelsOf } from "@/lib/scholarships/choices";
import type { Scholarship } from "@/lib/scholarships/schema";
import {
  deadlineRules,
  type UsualDeadline,
  usualDay,
  usualDeadline,
} from "@/lib/scholarships/usual-deadline";
import { frenchText } from "@/lib/shared/french";
import { calendarLeaf, daysUntil, longDate } from "@/lib/text/dates";

/** The rest is counted: "+N autres" (docs/product.md, Lists). */
const SHOWN_REQUIREMENTS = 2;

type ScholarshipCardProps = {
  scholarship: Scholarship;
  /** Examples take no applications, and are labelled as such. */
  example?: boolean;
  save?: ReactNode;
  /** Marks what the viewer has done with it. */
  mark?: ReactNode;
};

/** Scholarship: deadline on a calendar leaf, amount and requirements. */
export function ScholarshipCard({
  scholarship,
  example = false,
  save,
  mark,
}: ScholarshipCardProps) {
  const more = scholarship.requirements.length - SHOWN_REQUIREMENTS;
  return (
    <Card
      as="article"
      clickable
      className="flex h-full flex-col gap-2.5 p-4 max-lg:gap-0 max-lg:px-3 max-lg:pt-2.5 max-lg:pb-1"
    >
      <div className="flex items-start gap-4 max-lg:gap-3">
        <DeadlineLeaf scholarship={scholarship} />
        <div className="min-w-0 flex-1">
          <SharedTitle id={scholarship.id}>
            <h2 className="card-title lg:leading-snug">
              <CardLink href={`/bourses/${scholarship.id}`}>
                {frenchText(scholarship.title)}
              </CardLink>
            </h2>
          </SharedTitle>
          <p className="flex flex-wrap gap-x-3 text-sm text-muted max-lg:block max-lg:truncate">
            <span className="font-semibold text-ink">{frenchText(scholarship.university)}</span>
            {scholarship.location && <span className="max-lg:ml-2">{scholarship.location}</span>}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
            {example && <Badge tone="orange">Exemple</Badge>}
            <LevelBadges scholarship={scholarship} />
            {scholarship.field && (
              <span className="text-sm text-muted max-lg:hidden">{scholarship.field}</span>
            )}
          </p>
        </div>
        {/* On phones and tablets it is beside the other control, at the bottom. */}
        {save && (
          <div className="z-1 max-lg:absolute max-lg:bottom-0 max-lg:left-1 lg:relative lg:-mt-1 lg:-mr-2">
            {save}
          </div>
        )}
      </div>
      <p className="line-clamp-2 text-sm max-lg:hidden">{frenchText(scholarship.description)}</p>
      {scholarship.requirements.length > 0 && (
        <ul className="grid gap-0.5 text-sm max-lg:hidden" aria-label="Critères">
          {scholarship.requirements.slice(0, SHOWN_REQUIREMENTS).map((requirement) => (
            <li key={requirement} className="flex gap-2">
              <Check className="mt-0.5 size-4 text-spruce" />
              <span className="line-clamp-1 min-w-0">{requirement}</span>
            </li>
          ))}
          {more > 0 && <li className="pl-6 text-muted">{countMore(more)}</li>}
        </ul>
      )}
      <div className={clsx("mt-auto flex items-center gap-x-3", save && "max-lg:ml-9")}>
        <p className="min-w-0 flex-1 border-l-3 border-sun pl-2.5 font-display leading-tight font-bold max-lg:truncate max-lg:text-sm">
          {frenchText(scholarship.amount ?? "Montant non précisé")}
        </p>
        <span className="relative z-1 flex flex-wrap items-center justify-end gap-x-3 [&_.button]:min-h-9 [&_.button]:px-3 [&_.button]:text-sm">
          {mark}
          <OfficialLink short href={scholarship.official_link} title={scholarship.title} />
        </span>
      </div>
    </Card>
  );
}

const tones: Record<string, Tone> = { Licence: "green", Master: "blue", Doctorat: "purple" };

/** Levels of study; nothing when the scholarship is open to all levels. */
export function LevelBadges({ scholarship }: { scholarship: Scholarship }) {
  return levelsOf(scholarship).map((level) => (
    <Badge key={level} tone={tones[level]}>
      {level}
    </Badge>
  ));
}

/** Link to the programme's own page; disabled when there is none. */
export function OfficialLink({
  href,
  title,
  short = false,
}: {
  href: string | null;
  title: string;
  /** Shortens the label to « Site » on phones. */
  short?: boolean;
}) {
  const label = short ? (
    <span>
      Site<span className="max-sm:sr-only"> de l’organisme</span>
    </span>
  ) : (
    "Site de l’organisme"
  );
  if (href === null) {
    return (
      <Button disabled>
        {label} <ExternalLink className="size-4" />
      </Button>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
      {label} <ExternalLink className="size-4" />
      <span className="sr-only">{` de «\u00a0${title}\u00a0» (nouvel onglet)`}</span>
    </a>
  );
}

/** Days before the deadline from which a scholarship is urgent. */
const URGENT_DAYS = 14;

/** Returns the label for an unknown date; null for a programme with its own site. */
export function noDeadline(mode: string): string | null {
  return mode === "official" ? null : "Sans date limite";
}

type DeadlineLeafProps = {
  scholarship: Pick<
    Scholarship,
    "deadline" | "application_mode" | "usual_deadlines" | "deadline_rule" | "verified_on"
  >;
  className?: string;
};

/**
 * Deadline as a leaf of a tear-off calendar, with the remaining days. A usual date has a dashed leaf
 * without year or countdown; an unknown one has no leaf.
 */
export function DeadlineLeaf({ scholarship, className }: DeadlineLeafProps) {
  const { deadline, application_mode: mode } = scholarship;
  if (deadline === null) {
    const usual = usualDeadline(scholarship);
    if (usual) return <UsualLeaf {...usual} className={className} />;
    const none = noDeadline(mode);
    return (
      none && (
        <Leaf tone="open" head="Date limite" className={className}>
          <span className="py-1.5 text-xs leading-snug font-semibold">{none}</span>
        </Leaf>
      )
    );
  }
  const days = daysUntil(deadline);
  const leaf = calendarLeaf(deadline);
  const tone = days < 0 ? "past" : days <= URGENT_DAYS ? "urgent" : "open";
  return (
    <Leaf tone={tone} head={leaf.month} className={className}>
      <time
        dateTime={deadline}
        className="sr-only"
      >{`Date limite\u00a0: ${longDate(deadline)}`}</time>
      <span
        aria-hidden="true"
        className="font-display text-3xl leading-none font-bold tabular-nums"
      >
        {leaf.day}
      </span>
      <span aria-hidden="true" className="text-xs text-muted tabular-nums max-lg:hidden">
        {leaf.year}
      </span>
      <span className={clsx("mt-1 text-xs font-semibold", tone === "urgent" && "text-maple")}>
        {remaining(days)}
      </span>
    </Leaf>
  );
}

function UsualLeaf({ next, rule, isOld, className }: UsualDeadline & { className?: string }) {
  if (next === null) {
    return (
      <Leaf tone="usual" head="Date limite" className={className}>
        <span className="py-1.5 text-xs leading-snug font-semibold">
          {rule && deadlineRules[rule].short}
        </span>
      </Leaf>
    );
  }
  const isMonth = next.length === 2;
  const { day, month } = calendarLeaf(`2001-${next}${isMonth ? "-01" : ""}`);
  return (
    <Leaf tone="usual" head="Habituel" className={className}>
      <span className="sr-only">{`Date limite habituelle\u00a0: ${usualDay(next)}, à vérifier`}</span>
      <span aria-hidden="true" className="text-sm leading-snug font-bold">
        {isMonth ? month : `${day === "1" ? "1er" : day}\u00a0${month}`}
      </span>
      <span aria-hidden="true" className="mt-1 text-xs leading-tight text-muted">
        {isOld ? "lu il y a plus d’un an" : "à vérifier"}
      </span>
    </Leaf>
  );
}

const heads = {
  usual: "border-b border-dashed border-edge",
  open: "bg-spruce text-on-spruce",
  urgent: "bg-maple text-on-maple",
  past: "bg-grey text-on-grey",
};

function Leaf({
  tone,
  head,
  className,
  children,
}: {
  tone: keyof typeof heads;
  head: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={clsx(
        "w-18 shrink-0 overflow-hidden rounded-control border bg-paper text-center",
        tone === "usual" ? "border-dashed border-edge" : "border-line",
        className,
      )}
    >
      <p aria-hidden="true" className={clsx("py-0.5 text-xs font-semibold", heads[tone])}>
        {head}
      </p>
      <p className="flex flex-col items-center px-1 py-1.5">{children}</p>
    </div>
  );
}

function remaining(days: number): string {
  if (days < 0) return "Passée";
  if (days === 0) return "Aujourd’hui";
  return days === 1 ? "Demain" : `${days} jours`;
}
