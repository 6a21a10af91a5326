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

/** An offer by itself; a list has `JobCards`. */
export function JobCard({ job, ...rest }: JobCardProps) {
  return <JobCardView {...cardOf(job)} {...rest} />;
}

/** The rest is counted: "+N autres" (docs/product.md, Lists). */
const SHOWN_REQUIREMENTS = 3;

/**
 * What a card says of an offer. Each property is sent once more for each card: what is not said is
 * not among them.
 * @param distance How far its town is from that of the search, in words.
 */
export function cardOf(job: JobCardData, distance?: string): CardData {
  const { requirements } = job;
  // Of what is full its day says nothing any more.
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

/** The place, behind where one works when that is not on site, as in most offers it is. */
function placeOf({ location, work_mode }: JobCardData): string | null {
  const place = location && frenchText(location);
  if (work_mode === null || work_mode === "site") return place;
  return [workModes[work_mode], place].filter(Boolean).join(" · ");
}

/** Of some properties, those that say something. */
function withoutUndefined<Properties extends object>(properties: Properties): Properties {
  const entries = Object.entries(properties).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Properties;
}
