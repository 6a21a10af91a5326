import type { JobPostingJsonLdProps } from "next-seo";
import { workEligibility } from "@/lib/publications/abroad";
import { pagePath } from "@/lib/publications/kinds";
import { workPlace } from "@/lib/seo/json-ld";
import { site } from "@/lib/shared/site";
import { isExpired, isoMoment, lastSecond } from "@/lib/text/dates";
import { htmlList, htmlParagraphs } from "@/lib/text/plain";
import type { ContractType } from "./choices";
import { schedule } from "./format";
import type { Job } from "./schema";

const EMPLOYMENT = {
  CDI: "FULL_TIME",
  CDD: "TEMPORARY",
  Stage: "INTERN",
  Freelance: "CONTRACTOR",
} as const satisfies Record<ContractType, JobPostingJsonLdProps["employmentType"]>;

const TIMES = { full: "FULL_TIME", part: "PART_TIME" } as const;

/** A permanent post is full or part time; the other contracts are that in addition to their own type. */
function employmentType({ contract_type, work_time }: Job) {
  const kind = EMPLOYMENT[contract_type];
  if (work_time === null) return kind;
  return contract_type === "CDI" ? TIMES[work_time] : [kind, TIMES[work_time]];
}

/** Returns whether an offer can be applied to; only then is it announced as a vacancy. */
export function isJobOpen(job: Pick<Job, "status" | "closes_at">): boolean {
  return job.status === "published" && !isExpired(job.closes_at);
}

/** Returns schema.org's JobPosting for an offer. */
export function jobPosting(job: Job) {
  return {
    title: job.title,
    description: [
      htmlParagraphs(job.description),
      htmlList("Exigences", job.requirements),
      htmlList("Avantages", job.benefits),
    ].join(""),
    url: site.url + pagePath("job", job.id),
    identifier: { "@type": "PropertyValue", name: site.name, value: job.id },
    datePosted: isoMoment(job.posted_at),
    ...(job.application_deadline && { validThrough: lastSecond(job.closes_at) }),
    employmentType: employmentType(job),
    hiringOrganization: { "@type": "Organization", name: job.company_name },
    // For search engines, remote means entirely remote, not a day or two a week.
    ...workPlace(job.location, job.work_mode === "remote", job.province, job.remote_from),
    // A pay that the page shows with a warning is left out.
    ...(job.low_pay_reason === null && baseSalary(job)),
    directApply: true,
  } satisfies JobPostingJsonLdProps;
}

/** Returns the properties of schema.org that next-seo's component lacks. */
export function morePosting(job: Job) {
  const workHours = schedule(job);
  return { ...(workHours && { workHours }), ...workEligibility(job) };
}

/**
 * Returns the pay in numbers if its amount and its period are both known: a guess would mislead. A numeric
 * column may arrive as text, which search engines do not accept as a number.
 */
function baseSalary({ salary_min, salary_max, salary_period }: Job) {
  if (salary_min === null || salary_period === null) return {};
  const least = Number(salary_min);
  const most = Number(salary_max ?? salary_min);
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "CAD",
      value: {
        "@type": "QuantitativeValue",
        ...(most === least ? { value: least } : { minValue: least, maxValue: most }),
        unitText: salary_period.toUpperCase(),
      },
    } as const,
  };
}
