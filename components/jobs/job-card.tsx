import type { ReactNode } from "react";
import { frenchText } from "@/lib/ground/french";
import { workModes } from "@/lib/jobs/choices";
import { cardPay, writtenPay } from "@/lib/jobs/pay-words";
import type { JobCard as JobCardData } from "@/lib/jobs/schema";
import { isExpired, shortDate } from "@/lib/text/dates";
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

/** An offer in a list: what the card says is decided here, how it looks in its view. */
export function JobCard({ job, heading, distance, save, apply }: Props) {
  const { application_deadline: deadline, requirements } = job;
  const expired = isExpired(deadline);
  return (
    <JobCardView
      id={job.id}
      title={frenchText(job.title)}
      company={job.company_name}
      place={placeOf(job)}
      distance={distance}
      contract={job.contract_type}
      posted={job.posted_at}
      age={relativeTime(job.posted_at)}
      text={frenchText(job.description)}
      needs={requirements.slice(0, SHOWN_REQUIREMENTS)}
      moreNeeds={Math.max(requirements.length - SHOWN_REQUIREMENTS, 0)}
      pay={writtenPay(job)}
      otherPay={cardPay(job) ?? undefined}
      deadline={deadline ? { day: deadline, text: shortDate(deadline), expired } : null}
      heading={heading}
      save={save}
      apply={expired ? undefined : apply}
    />
  );
}

/** The place, behind where one works when that is not on site; the words come from here alone. */
function placeOf({ location, work_mode }: JobCardData): string | null {
  if (work_mode === null || work_mode === "site") return location;
  return [workModes[work_mode], location].filter(Boolean).join(" · ");
}
