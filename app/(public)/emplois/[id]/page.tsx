import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ApplyTo } from "@/app/(public)/_parts/apply-to";
import { readSimilar } from "@/app/(public)/emplois/_parts/read-jobs";
import { TradeOfOffer } from "@/app/(public)/emplois/_parts/trade-of-offer";
import { EmployerStanding } from "@/components/employers/standing";
import { JobView } from "@/components/jobs/job-view";
import { SimilarJobs } from "@/components/jobs/similar-jobs";
import { OfferMatch } from "@/components/profile/match";
import { PostingData } from "@/components/publications/posting-data";
import { SaveButton } from "@/components/saved/save-button";
import { CountView } from "@/components/views/count-view";
import { notices } from "@/lib/copy/notices";
import { isJobOpen, jobPosting, morePosting } from "@/lib/jobs/json-ld";
import { findJob } from "@/lib/jobs/queries";
import { findMark, findResponseRate } from "@/lib/publications/queries";
import { publicationMetadata } from "@/lib/publications/seo";

/** Pages are made when first asked for, and again five minutes later or when the offer changes. */
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const job = await findJob((await params).id);
  return publicationMetadata("job", job, notices.jobNotFound, (job) => ({
    title: { name: job.title, by: job.company_name, place: job.location },
    description: job.description,
    index: isJobOpen(job),
  }));
}

export default async function JobPage({ params }: Props) {
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
        record={<EmployerStanding record={record} employer={employer} />}
        apply={<ApplyTo kind="job" publication={job} label="Postuler" />}
        match={<OfferMatch id={id} />}
        save={<SaveButton kind="job" id={id} title={title} />}
        mark={<SaveButton compact kind="job" id={id} title={title} />}
        trade={<TradeOfOffer job={job} />}
        similar={<SimilarJobs jobs={await readSimilar(id)} isOpen={isOpen} />}
      />
    </>
  );
}
