import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ApplyTo } from "@/app/(public)/_parts/apply-to";
import { readSimilar } from "@/app/(public)/emplois/_parts/read-jobs";
import { AppliedMark } from "@/components/applications/applied";
import { EmployerStanding } from "@/components/employers/standing";
import { JobView, SimilarJobs } from "@/components/jobs/job-view";
import { EmployerLmiaNote } from "@/components/lmia/register-notes";
import { OfferMatch } from "@/components/profile/match";
import { SaveButton } from "@/components/saved/save-button";
import { PostingData } from "@/components/seo/json-ld";
import { OfferTrade } from "@/components/trades/trade-notes";
import { CountView } from "@/components/views/count-view";
import { notices } from "@/lib/copy/server-notices";
import { isJobOpen, jobPosting, morePosting } from "@/lib/jobs/json-ld";
import { findJob } from "@/lib/jobs/queries";
import type { Job } from "@/lib/jobs/schema";
import { findEmployerLmia } from "@/lib/lmia/queries";
import { logError } from "@/lib/monitoring/log";
import { provinces } from "@/lib/places/provinces";
import { pageTag } from "@/lib/publications/kinds";
import { publicationMetadata } from "@/lib/publications/metadata";
import { findMark, findResponseRate } from "@/lib/publications/queries";
import { findFigures, findRegulation } from "@/lib/trades/queries";
import { findTrade } from "@/lib/trades/trades";

export const revalidate = 300;
export const generateStaticParams = () => [];

type JobPageProps = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: JobPageProps): Promise<Metadata> {
  const job = await findJob((await params).id);
  return publicationMetadata("job", job, notices.jobNotFound, (job) => ({
    title: { name: job.title, by: job.company_name, place: job.location },
    description: job.description,
    index: isJobOpen(job),
  }));
}

export default async function JobPage({ params }: JobPageProps) {
  const job = await findJob((await params).id);
  if (job === null) notFound();
  const isOpen = isJobOpen(job);
  const employer = await findMark(job.employer_id, job.company_name);
  const record = await findResponseRate("job", job.id);
  const { id, title } = job;
  return (
    <>
      <CountView kind="job" id={id} />
      {isOpen && <PostingData posting={jobPosting(job)} more={morePosting(job)} />}
      <JobView
        job={job}
        isOpen={isOpen}
        employer={employer}
        record={
          <>
            <EmployerStanding record={record} employer={employer} />
            <EmployerLmiaNote lmia={await lmiaOf(job.employer_id)} />
          </>
        }
        apply={<ApplyTo kind="job" publication={job} label="Postuler" />}
        match={<OfferMatch id={id} />}
        save={<SaveButton kind="job" id={id} title={title} />}
        mark={<SaveButton compact kind="job" id={id} title={title} />}
        trade={<TradeOfOffer job={job} />}
        similar={
          <SimilarJobs
            jobs={await readSimilar(id)}
            isOpen={isOpen}
            markFor={({ id }) => <AppliedMark kind="job" id={id} />}
          />
        }
      />
    </>
  );
}

/**
 * Facts about the offer's trade, cached with the offer's page and its tag only, so that other writes do not
 * invalidate it. Empty without a trade; if the facts cannot be read, the rest remains.
 */
async function TradeOfOffer({ job }: { job: Job }) {
  const trade = findTrade(job.trade);
  if (trade === null) return null;
  const province = provinces.find(({ code }) => code === job.province) ?? null;
  const tags = [pageTag("job", job.id)];
  const [regulation, figures] = province
    ? await Promise.all([
        findRegulation(trade.slug, province.code, tags).catch(failed("jobs.regulation", undefined)),
        findFigures(trade.slug, province.code, tags).catch(failed("jobs.figures", null)),
      ])
    : [null, null];
  return <OfferTrade trade={trade} province={province} regulation={regulation} figures={figures} />;
}

/** The offer's page works without it. */
const lmiaOf = (employer: string | null) =>
  findEmployerLmia(employer).catch(failed("jobs.lmia", null));

function failed<Otherwise>(event: string, otherwise: Otherwise) {
  return (error: unknown) => {
    logError(event, error);
    return otherwise;
  };
}
