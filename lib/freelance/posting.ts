import type { JobPostingJsonLdProps } from "next-seo";
import { pagePath } from "@/lib/publications/kinds";
import { htmlList, htmlParagraphs } from "@/lib/seo/html";
import { isRemotePlace, workPlace } from "@/lib/seo/place";
import { site } from "@/lib/site";
import { endOfDay, isoMoment } from "@/lib/text/dates";
import type { Mission } from "./schema";

/** What search engines ask for where the client is not named. */
const UNNAMED = "confidential";

/**
 * A mission in the words of schema.org's JobPosting. Its budget pays the whole and not a period:
 * it is no salary, and is left out.
 */
export function missionPosting(mission: Mission) {
  return {
    title: mission.title,
    description: [
      htmlParagraphs(mission.description),
      htmlList("Compétences demandées", mission.skills_required),
    ].join(""),
    url: site.url + pagePath("freelance", mission.id),
    identifier: { "@type": "PropertyValue", name: site.name, value: mission.id },
    datePosted: isoMoment(mission.posted_at),
    ...(mission.application_deadline && { validThrough: endOfDay(mission.application_deadline) }),
    employmentType: "CONTRACTOR",
    hiringOrganization: { "@type": "Organization", name: mission.company_name ?? UNNAMED },
    ...workPlace(mission.location, isRemotePlace(mission.location)),
    directApply: true,
  } satisfies JobPostingJsonLdProps;
}
