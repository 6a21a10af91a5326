import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Card, CardLink } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { Calendar, Clock, MapPin } from "@/components/ui/icons";
import { InitialsTile } from "@/components/ui/initials-tile";
import { RelativeTime } from "@/components/ui/relative-time";
import type { JobCard as JobCardData } from "@/lib/jobs/schema";
import { isExpired, shortDate } from "@/lib/text/dates";
import { ContractBadge } from "./contract-badge";

/** Specification §9, "Display". */
const SHOWN_REQUIREMENTS = 3;

export function JobCard({
  job,
  heading: Heading = "h2",
  save,
  apply,
}: {
  job: JobCardData;
  heading?: "h2" | "h3";
  /** The control that saves it. */
  save?: ReactNode;
  /** The control that applies to it at once, while it is open. */
  apply?: ReactNode;
}) {
  const more = job.requirements.length - SHOWN_REQUIREMENTS;
  const expired = isExpired(job.application_deadline);

  return (
    <Card
      as="article"
      clickable
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 sm:p-6"
    >
      <InitialsTile name={job.company_name} className="sm:row-span-2" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <Heading className="text-lg">
            <CardLink href={`/emplois/${job.id}`}>{job.title}</CardLink>
          </Heading>
          <ContractBadge type={job.contract_type} />
        </div>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          <span className="font-semibold text-ink">{job.company_name}</span>
          <span className="inline-flex items-center gap-1.5">
            <MapPin className="size-4" />
            {job.location ?? "Lieu non précisé"}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Clock className="size-4" />
            <RelativeTime date={job.posted_at} />
          </span>
        </p>
      </div>
      <div className="col-span-2 grid grid-cols-1 gap-3 sm:col-span-1 sm:col-start-2">
        <p className="line-clamp-2">{job.description}</p>
        {job.requirements.length > 0 && (
          <ul className="flex flex-wrap gap-1.5" aria-label="Exigences">
            {job.requirements.slice(0, SHOWN_REQUIREMENTS).map((requirement) => (
              <li key={requirement} className="max-w-full">
                <Chip>{requirement}</Chip>
              </li>
            ))}
            {more > 0 && (
              <li>
                <Chip>{`+${more} autres`}</Chip>
              </li>
            )}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-3 sm:gap-x-4">
          <div className="mr-auto max-sm:w-full">
            <p className="font-display text-base font-semibold">
              {job.salary_range ?? "Salaire à négocier"}
            </p>
            {job.application_deadline !== null && (
              <p className="inline-flex items-center gap-1.5 text-sm text-muted">
                <Calendar className="size-4" />
                {expired ? "Offre expirée : " : "Échéance : "}
                <time dateTime={job.application_deadline}>
                  {shortDate(job.application_deadline)}
                </time>
              </p>
            )}
          </div>
          {save && <div className="relative z-1">{save}</div>}
          {!expired && apply}
          <ButtonLink
            href={`/emplois/${job.id}`}
            className="relative z-1 max-sm:grow max-sm:px-3 max-sm:text-sm"
            aria-label={`Voir l'offre : ${job.title}`}
          >
            Voir l'offre
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
