import type { JobPostingJsonLdProps } from "next-seo";
import { pagePath } from "@/lib/publications/kinds";
import { isRemotePlace, workPlace } from "@/lib/seo/json-ld";
import { site } from "@/lib/shared/site";
import { isoMoment, lastSecond } from "@/lib/text/dates";
import { htmlList, htmlParagraphs } from "@/lib/text/plain";
import type { FreelanceJob } from "./schema";

/** The value that search engines require when the client is not named. */
const UNNAMED = "confidential";

/**
 * Returns schema.org's JobPosting for a mission. Its budget pays for the whole and not for a period: it is
 * no salary, and is left out.
 */
export function freelanceJobPosting(freelanceJob: FreelanceJob) {
  return {
    title: freelanceJob.title,
    description: [
      htmlParagraphs(freelanceJob.description),
      htmlList("Compétences demandées", freelanceJob.skills_required),
    ].join(""),
    url: site.url + pagePath("freelance", freelanceJob.id),
    identifier: { "@type": "PropertyValue", name: site.name, value: freelanceJob.id },
    datePosted: isoMoment(freelanceJob.posted_at),
    ...(freelanceJob.application_deadline && {
      validThrough: lastSecond(freelanceJob.closes_at),
    }),
    employmentType: "CONTRACTOR",
    hiringOrganization: { "@type": "Organization", name: freelanceJob.company_name ?? UNNAMED },
    ...workPlace(freelanceJob.location, isRemotePlace(freelanceJob.location)),
    directApply: true,
  } satisfies JobPostingJsonLdProps;
}
