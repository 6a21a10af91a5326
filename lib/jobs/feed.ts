import { FEED_LENGTH, type Feed } from "@/lib/feeds/feed";
import { abroadLabels } from "@/lib/publications/abroad-filters";
import { pagePath } from "@/lib/publications/kinds";
import { site } from "@/lib/shared/site";
import { shortDate } from "@/lib/text/dates";
import { workModes } from "./choices";
import { cardPay, writtenPay } from "./format";
import { listRecentTexts } from "./queries";
import type { JobCard } from "./schema";

/** The newest offers that can be applied to, for feed readers; `path` is the feed's own. */
export async function jobsFeed(path: string): Promise<Feed> {
  const jobs = await listRecentTexts(FEED_LENGTH);
  return {
    title: `${site.name} · Offres d’emploi`,
    description: "Les dernières offres d’emploi au Canada, en français.",
    home: `${site.url}/emplois`,
    self: `${site.url}${path}`,
    language: "fr-CA",
    items: jobs.map((job) => ({
      url: site.url + pagePath("job", job.id),
      title: [job.title, job.company_name, job.location].filter(Boolean).join(", "),
      summary: facts(job),
      text: `${facts(job)}\n\n${job.description}`,
      author: job.company_name,
      published: job.posted_at,
      modified: job.posted_at,
      tags: [job.contract_type, ...(job.open_abroad ? [abroadLabels.abroad] : [])],
    })),
  };
}

function facts(job: JobCard): string {
  const deadline =
    job.application_deadline && `Échéance\u00a0: ${shortDate(job.application_deadline)}`;
  const pay = [writtenPay(job), cardPay(job)].filter(Boolean).join(" ");
  const where = job.work_mode && workModes[job.work_mode];
  const abroad = job.open_abroad && abroadLabels.abroad;
  return [job.contract_type, pay, where, abroad, deadline].filter(Boolean).join(" · ");
}
