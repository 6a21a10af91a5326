import clsx from "clsx";
import type { ReactNode } from "react";
import { Badge, Chip } from "@/components/ui/badge";
import { Card, CardLink } from "@/components/ui/card";
import { Globe, MapPin } from "@/components/ui/icons";
import { LiveTime } from "@/components/ui/live-time";
import { SharedTitle } from "@/components/ui/share-button";
import type { FreelanceJob } from "@/lib/freelance/schema";
import { TAKES_ABROAD } from "@/lib/publications/filters";
import { closingText, maxApplicationsText } from "@/lib/publications/schema";
import { frenchText } from "@/lib/shared/french";
import { money } from "@/lib/shared/pay";
import { isExpired, shortDate } from "@/lib/text/dates";
import { relativeTime } from "@/lib/text/relative-time";

const SHOWN_SKILLS = 4;

type Props = {
  freelanceJob: FreelanceJob;
  /** Examples take no applications, and are labelled as such. */
  example?: boolean;
  save?: ReactNode;
  /** Marks what the viewer has done with it. */
  mark?: ReactNode;
};

/** Card in the form of a work order: pay and duration on the stub, the work below the fold. */
export function FreelanceJobCard({ freelanceJob, example = false, save, mark }: Props) {
  const more = freelanceJob.skills_required.length - SHOWN_SKILLS;
  return (
    <Card as="article" clickable className="group flex h-full flex-col">
      {/* In reading order the work comes first; wide screens place the stub above it. */}
      <div className="grow gap-x-3 px-4 pt-2.5 pb-2 max-lg:grid max-lg:content-start max-lg:items-center max-lg:grid-cols-[minmax(0,1fr)_auto] lg:order-3 lg:flex lg:flex-col lg:gap-2">
        <div className="max-lg:contents">
          <SharedTitle id={freelanceJob.id}>
            <h2 className="card-title max-lg:col-span-full lg:leading-snug">
              <CardLink href={`/freelance/${freelanceJob.id}`}>
                {frenchText(freelanceJob.title)}
              </CardLink>
            </h2>
          </SharedTitle>
          <p className="text-sm text-muted max-lg:contents">
            {freelanceJob.company_name && (
              <span className="line-clamp-1 font-semibold text-ink max-lg:col-span-full">
                {frenchText(freelanceJob.company_name)}
              </span>
            )}
            <span className="flex items-center gap-1.5 max-lg:text-xs">
              <MapPin className="size-4" />
              <span className="min-w-0 truncate">
                {freelanceJob.location ?? "Lieu non précisé"}
              </span>
            </span>
          </p>
        </div>
        <p className="line-clamp-2 text-sm max-lg:hidden">{frenchText(freelanceJob.description)}</p>
        {freelanceJob.skills_required.length > 0 && (
          <ul
            className="flex max-h-7 flex-wrap gap-1.5 overflow-hidden max-lg:hidden"
            aria-label="Compétences demandées"
          >
            {freelanceJob.skills_required.slice(0, SHOWN_SKILLS).map((skill) => (
              <li key={skill} className="max-w-full">
                <Chip>{skill}</Chip>
              </li>
            ))}
            {more > 0 && (
              <li>
                <Chip>{`+${more}`}</Chip>
              </li>
            )}
          </ul>
        )}
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted max-lg:contents lg:mt-auto">
          <span className="max-lg:text-xs">
            <FreelanceJobMoment freelanceJob={freelanceJob} example={example} />
          </span>
          {freelanceJob.open_abroad && (
            <span className="text-xs font-semibold text-spruce max-lg:hidden">{TAKES_ABROAD}</span>
          )}
          {mark}
        </p>
      </div>
      <Fold className="lg:order-2" />
      <div className="flex min-h-11 items-center gap-x-3 pr-2 pl-4 lg:order-1">
        <p className="min-w-0 font-display text-base leading-tight font-bold tabular-nums lg:text-lg">
          <FreelanceJobBudgetText budget={freelanceJob.budget} />
        </p>
        <p className="flex min-w-0 items-center gap-2 text-sm text-muted">
          <DurationPegs months={freelanceJob.duration_months} />
          <span className="truncate">
            <span className="sr-only">Durée&nbsp;: </span>
            {freelanceJob.duration ?? "Non spécifiée"}
          </span>
        </p>
        {freelanceJob.open_abroad && (
          <span className="text-spruce lg:hidden">
            <Globe className="size-4" />
            <span className="sr-only">{TAKES_ABROAD}</span>
          </span>
        )}
        <div className="relative z-1 ml-auto flex shrink-0 items-center gap-2">
          {example && <Badge tone="orange">Exemple</Badge>}
          {save}
        </div>
      </div>
    </Card>
  );
}

function FreelanceJobMoment({
  freelanceJob,
  example,
}: {
  freelanceJob: FreelanceJob;
  example: boolean;
}) {
  if (example) return "Mission fictive";
  const { full_on, closes_at, application_deadline: deadline } = freelanceJob;
  const closing = closingText("freelance", freelanceJob);
  if (full_on) return closing;
  if (isExpired(closes_at)) return "Mission expirée";
  if (deadline === null) return closing ?? <RelativeTime date={freelanceJob.posted_at} />;
  const most = maxApplicationsText("freelance", freelanceJob);
  return (
    <>
      <span>{"Échéance\u00a0: "}</span>
      <time dateTime={deadline}>{shortDate(deadline)}</time>
      {most && <span>{`, ou dès ${most}`}</span>}
    </>
  );
}

/**
 * Time elapsed since a date. The page may be rendered long before it is read, so the browser corrects the
 * server's text on load and every minute.
 */
function RelativeTime({ date, className }: { date: string; className?: string }) {
  return <LiveTime date={date} initial={relativeTime(date)} className={className} />;
}

export function FreelanceJobBudgetText({ budget }: { budget: number | null }) {
  return budget === null ? "Budget à discuter" : money(budget);
}

const MONTHS_SHOWN = 6;

/** Duration as six pegs of a month each, so that durations compare at a glance. */
export function DurationPegs({ months }: { months: number | null }) {
  if (months === null) return null;
  const filled = Math.min(Math.max(Math.ceil(months), 1), MONTHS_SHOWN);
  return (
    <svg aria-hidden="true" viewBox="0 0 46 8" className="h-2 w-11.5 shrink-0">
      {Array.from({ length: MONTHS_SHOWN }, (_, month) => month).map((month) => (
        <rect
          key={month}
          x={month * 8}
          width="6"
          height="8"
          rx="2"
          className={month < filled ? "fill-spruce" : "fill-line"}
        />
      ))}
    </svg>
  );
}

/** Perforation of a work order: dashes, and a notch in each edge of the card. */
export function Fold({ className }: { className?: string }) {
  const notch =
    "absolute -top-2 size-4 rounded-full border border-line bg-paper transition-colors duration-150 group-hover:border-edge";
  return (
    <div
      aria-hidden="true"
      className={clsx("relative border-t border-dashed border-edge/50", className)}
    >
      <span className={`${notch} -left-[9px] [clip-path:inset(0_0_0_50%)]`} />
      <span className={`${notch} -right-[9px] [clip-path:inset(0_50%_0_0)]`} />
    </div>
  );
}
