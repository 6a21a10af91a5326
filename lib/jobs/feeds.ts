import "server-only";
import { cdata, escapeXml, FEED_LENGTH, type Feed } from "@/lib/feeds/feed";
import { logError } from "@/lib/monitoring/log";
import { newRequest, withRequest } from "@/lib/monitoring/request-context";
import { abroadLabels } from "@/lib/publications/filters";
import { shownRow } from "@/lib/publications/format";
import { pagePath } from "@/lib/publications/kinds";
import { sectors } from "@/lib/publications/sectors";
import { canadianAddress } from "@/lib/seo/json-ld";
import { site } from "@/lib/shared/site";
import { publicClient } from "@/lib/supabase/public";
import { lastHalfHour, shortDate } from "@/lib/text/dates";
import { findTrade } from "@/lib/trades/trades";
import { workModes } from "./choices";
import { cardPay, remoteFromLabel, writtenPay } from "./format";
import { jobPosting } from "./json-ld";
import { listRecentTexts } from "./queries";
import type { Job, JobCard } from "./schema";

/** Offers read at once: all that a feed, however long, holds in memory. */
const BATCH = 250;

const HEAD = `<?xml version="1.0" encoding="utf-8"?>
<source>
<publisher>${escapeXml(site.name)}</publisher>
<publisherurl>${escapeXml(site.url)}</publisherurl>
`;

/**
 * Streams the open offers, of one employer or of all, as the XML that aggregators read: `<source><job>`, as
 * https://docs.indeed.com/indeed-apply/xml-feed and https://talent.com/integrations describe it. Offers are
 * read by id while the feed is written; an interrupted feed has no end tag, so no one takes it for
 * complete.
 * @throws when the first offers cannot be read.
 */
export async function jobsXml(employer: string | null): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const pieces = written(employer, await readBatch(employer, null));
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        logError("feed.offres", error);
        controller.error(error);
      }
    },
  });
}

async function* written(employer: string | null, first: Job[]): AsyncGenerator<string, undefined> {
  yield `${HEAD}<lastBuildDate>${new Date().toISOString()}</lastBuildDate>\n`;
  let batch = first;
  for (;;) {
    yield batch.map(xmlJob).join("");
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH) break;
    // Each batch has its own timeout: a slow reader does not keep the backend waiting.
    batch = await withRequest(newRequest(), () => readBatch(employer, last.id));
  }
  yield "</source>\n";
}

async function readBatch(employer: string | null, after: string | null): Promise<Job[]> {
  const open = publicClient([], { cache: false })
    .from("jobs")
    .select("*")
    .eq("status", "published")
    .gt("closes_at", lastHalfHour());
  const ofOne = employer === null ? open : open.eq("employer_id", employer);
  const later = after === null ? ofOne : ofOne.gt("id", after);
  const { data, error } = await later.order("id").limit(BATCH);
  if (error) throw error;
  return data.map(shownRow);
}

const CONTRACTS = { CDI: null, CDD: "temporary", Stage: "internship", Freelance: "contract" };
const TIMES = { full: "fulltime", part: "parttime" };
const REMOTE = { site: null, hybrid: "Hybrid remote", remote: "Fully remote" };

/** Remote work anywhere in a province or the country has no town (Indeed's questions about feeds). */
function feedPlace({ location, province, work_mode, remote_from: from }: Job) {
  if (work_mode !== "remote" || from === null) return canadianAddress(location, province);
  const region = from === "province" ? province : null;
  return { ...canadianAddress(null, region), addressLocality: "Remote" };
}

/** Missing values have no element, and no one's address is included. */
function xmlJob(job: Job): string {
  const { title, description, url, datePosted, validThrough } = jobPosting(job);
  const place = feedPlace(job);
  const types = [job.work_time && TIMES[job.work_time], CONTRACTS[job.contract_type]];
  const pay = job.salary_range ?? job.salary_min ?? job.salary_max;
  const elements: Record<string, string | null | undefined> = {
    title,
    date: datePosted,
    dateposted: datePosted,
    referencenumber: job.id,
    requisitionid: job.id,
    url,
    company: job.company_name,
    sourcename: job.company_name,
    city: place.addressLocality,
    state: place.addressRegion,
    country: place.addressCountry,
    description,
    // As in structured data: a pay that the page shows with a warning is left out.
    salary: pay === null || job.low_pay_reason !== null ? null : writtenPay(job),
    jobtype: types.filter(Boolean).join(", ") || "permanent",
    category: [findTrade(job.trade)?.name, job.sector && sectors[job.sector]]
      .filter(Boolean)
      .join(", "),
    remotetype: job.work_mode && REMOTE[job.work_mode],
    expirationdate: validThrough,
  };
  const lines = Object.entries(elements).flatMap(([name, value]) =>
    value ? `<${name}>${cdata(value)}</${name}>\n` : [],
  );
  return `<job>\n${lines.join("")}</job>\n`;
}

/** Returns the newest open offers, for feed readers; `path` is the feed's own. */
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

function facts(job: JobCard & Pick<Job, "province" | "remote_from">): string {
  const deadline =
    job.application_deadline && `Échéance\u00a0: ${shortDate(job.application_deadline)}`;
  const pay = [writtenPay(job), cardPay(job)].filter(Boolean).join(" ");
  const where = job.work_mode && workModes[job.work_mode];
  const abroad = job.open_abroad && abroadLabels.abroad;
  const from = job.remote_from && `Télétravail depuis\u00a0: ${remoteFromLabel(job)}`;
  return [job.contract_type, pay, where, from, abroad, deadline].filter(Boolean).join(" · ");
}
