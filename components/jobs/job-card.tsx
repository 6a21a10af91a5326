import type { ReactNode } from "react";
import { countMore } from "@/lib/copy/counts";
import { workModes } from "@/lib/jobs/choices";
import { cardPay, writtenPay } from "@/lib/jobs/format";
import type { JobCard as JobCardData } from "@/lib/jobs/schema";
import { TAKES_ABROAD } from "@/lib/publications/filters";
import { closingText, maxApplicationsText } from "@/lib/publications/schema";
import { frenchText } from "@/lib/shared/french";
import { isExpired, isoMinute, shortDate } from "@/lib/text/dates";
import { langOf } from "@/lib/text/language";
import { relativeTime } from "@/lib/text/relative-time";
import { type CardData, JobCardView } from "./job-card-view";

type JobCardProps = {
  job: JobCardData;
  heading?: "h2" | "h3";
  save?: ReactNode;
  apply?: ReactNode;
};

/** A single offer; lists use `JobCards`. */
export function JobCard({ job, ...rest }: JobCardProps) {
  return <JobCardView {...cardOf(job)} {...rest} />;
}

/** The rest is counted: "+N autres" (docs/product.md, Lists). */
const SHOWN_REQUIREMENTS = 3;

/**
 * Returns the content of a card. Undefined properties are removed, because each one is sent again for each
 * card.
 * @param distance between the offer's town and that of the search, formatted
 */
export function cardOf(job: JobCardData, distance?: string): CardData {
  const { requirements } = job;
  // Hide the deadline once the offer is full.
  const deadline = job.full_on === null ? job.application_deadline : null;
  const most = deadline === null ? closingText("job", job) : maxApplicationsText("job", job);
  const moreNeeds = requirements.length - SHOWN_REQUIREMENTS;
  return {
    id: job.id,
    title: frenchText(job.title),
    company: frenchText(job.company_name),
    contract: job.contract_type,
    posted: isoMinute(job.posted_at),
    age: relativeTime(job.posted_at),
    text: frenchText(job.description),
    needs: requirements.slice(0, SHOWN_REQUIREMENTS).map(frenchText),
    pay: writtenPay(job),
    ...withoutUndefined({
      lang: langOf(job.title, job.description, requirements),
      place: placeOf(job) ?? undefined,
      distance,
      otherPay: cardPay(job) ?? undefined,
      abroad: job.open_abroad ? TAKES_ABROAD : undefined,
      moreNeeds: moreNeeds > 0 ? countMore(moreNeeds) : undefined,
      deadline: deadline ?? undefined,
      closes: deadline ? shortDate(deadline) : undefined,
      most: most === null ? undefined : deadline === null ? most : `, ou dès ${most}`,
      expired: isExpired(job.closes_at) || undefined,
      copyOf: job.copyOf,
    }),
  };
}

/** The town, preceded by the work mode unless that is on site, as for most offers. */
function placeOf({ location, work_mode }: JobCardData): string | null {
  const place = location && frenchText(location);
  if (work_mode === null || work_mode === "site") return place;
  return [workModes[work_mode], place].filter(Boolean).join(" · ");
}

function withoutUndefined<Properties extends object>(properties: Properties): Properties {
  const entries = Object.entries(properties).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Properties;
}
