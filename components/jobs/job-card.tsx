import type { ReactNode } from "react";
import { frenchText } from "@/lib/ground/french";
import { workModes } from "@/lib/jobs/choices";
import { cardPay, writtenPay } from "@/lib/jobs/pay-words";
import type { JobCard as JobCardData } from "@/lib/jobs/schema";
import { isExpired, isoMinute } from "@/lib/text/dates";
import { relativeTime } from "@/lib/text/relative-time";
import { JobCardView } from "./job-card-view";

/** The rest is counted: "+N autres" (docs/product.md, Lists). */
const SHOWN_REQUIREMENTS = 3;

type Props = {
  job: JobCardData;
  heading?: "h2" | "h3";
  /** How far its town is from that of the search, in words. */
  distance?: string;
  /** The control that saves it. */
  save?: ReactNode;
  /** The control that applies to it at once, while it is open. */
  apply?: ReactNode;
};

/**
 * An offer in a list: what the card says is decided here, how it looks in its view. Each property is
 * sent once more for each card: what is not said is not among them.
 */
export function JobCard({ job, heading, distance, save, apply }: Props) {
  const { application_deadline: deadline, requirements } = job;
  const expired = isExpired(deadline);
  const moreNeeds = requirements.length - SHOWN_REQUIREMENTS;
  return (
    <JobCardView
      id={job.id}
      title={frenchText(job.title)}
      company={frenchText(job.company_name)}
      place={placeOf(job)}
      contract={job.contract_type}
      posted={isoMinute(job.posted_at)}
      age={relativeTime(job.posted_at)}
      text={frenchText(job.description)}
      needs={requirements.slice(0, SHOWN_REQUIREMENTS)}
      pay={writtenPay(job)}
      deadline={deadline}
      save={save}
      apply={expired ? undefined : apply}
      {...said({
        ...{ heading, distance },
        otherPay: cardPay(job) ?? undefined,
        abroad: job.open_abroad || undefined,
        moreNeeds: moreNeeds > 0 ? moreNeeds : undefined,
        expired: expired || undefined,
      })}
    />
  );
}

/** The place, behind where one works when that is not on site, as in most offers it is. */
function placeOf({ location, work_mode }: JobCardData): string | null {
  if (work_mode === null || work_mode === "site") return location;
  return [workModes[work_mode], location].filter(Boolean).join(" · ");
}

/** Of some properties, those that say something. */
function said<Properties extends object>(properties: Properties): Properties {
  const entries = Object.entries(properties).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Properties;
}
