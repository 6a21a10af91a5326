import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JobPostingJsonLd } from "next-seo";
import { Apply } from "@/app/(public)/_parts/apply";
import { ContractBadge } from "@/components/jobs/contract-badge";
import { ApplyControl, JobActions } from "@/components/jobs/job-actions";
import { JobFacts } from "@/components/jobs/job-facts";
import { JobText } from "@/components/jobs/job-text";
import { SimilarJobs } from "@/components/jobs/similar-jobs";
import { SaveButton } from "@/components/saved/save-button";
import { JsonLd } from "@/components/seo/json-ld";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Card } from "@/components/ui/card";
import { Calendar, MapPin } from "@/components/ui/icons";
import { InitialsTile } from "@/components/ui/initials-tile";
import { SharedTitle } from "@/components/ui/shared-title";
import { CountView } from "@/components/views/count-view";
import { isJobOpen, jobPosting } from "@/lib/jobs/posting";
import { findJob, listSimilarJobs } from "@/lib/jobs/queries";
import { logError } from "@/lib/log";
import { shaped } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { longDateTime } from "@/lib/text/dates";
import { excerpt } from "@/lib/text/excerpt";

/** Pages are made when first asked for, and again an hour later or when the offer changes. */
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const job = await findJob((await params).id);
  if (job === null) return { title: "Offre non trouvée", robots: { index: false } };
  return pageMetadata({
    title: `${job.title}, ${job.company_name}${job.location ? `, ${job.location}` : ""}`,
    description: excerpt(job.description),
    path: `/emplois/${job.id}`,
    picture: `/emplois/${job.id}/apercu.png`,
    index: isJobOpen(job),
  });
}

export default async function JobPage({ params }: Props) {
  const job = await findJob((await params).id);
  if (job === null) notFound();
  const isOpen = isJobOpen(job);
  const { description, requirements, benefits, company, company_name } = job;
  const similar = <SimilarJobs jobs={await readSimilar(job.id)} isOpen={isOpen} />;
  const apply = <Apply kind="job" id={job.id} label="Postuler" />;

  return (
    <div className="wrap py-6 sm:py-8">
      <CountView kind="job" id={job.id} />
      {isOpen && <JsonLd data={shaped(JobPostingJsonLd, jobPosting(job))} />}
      <Breadcrumb
        items={[{ label: "Emplois", href: "/emplois" }, { label: job.title }]}
        unlisted={!isOpen}
      />
      <div className="mt-5 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0">
          <div className="flex gap-4 sm:gap-5">
            <InitialsTile name={job.company_name} size="lg" className="max-sm:hidden" />
            <div className="min-w-0">
              <SharedTitle id={job.id}>
                <h1 className="text-3xl sm:text-4xl">{job.title}</h1>
              </SharedTitle>
              <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-muted">
                <span className="font-semibold text-ink">{job.company_name}</span>
                <span className="inline-flex items-center gap-1.5">
                  <MapPin className="size-4.5" />
                  {job.location ?? "Lieu non précisé"}
                </span>
                <span className="inline-flex items-center gap-1.5">
                  <Calendar className="size-4.5" />
                  <span>
                    Publiée le <time dateTime={job.posted_at}>{longDateTime(job.posted_at)}</time>
                  </span>
                </span>
                <ContractBadge type={job.contract_type} />
              </p>
            </div>
          </div>
          {!isOpen && similar}
          <JobFacts job={job} className="mt-6 grid grid-cols-2 gap-4 lg:hidden" />
          <div className="mt-8">
            <JobText job={{ description, requirements, benefits, company, company_name }} />
          </div>
        </div>
        <Card
          as="aside"
          className="grid gap-6 p-6 print:border-0 print:p-0 lg:sticky lg:top-[calc(var(--sticky-top)+1.5rem)]"
        >
          <JobFacts job={job} className="grid gap-4 max-lg:hidden" />
          <JobActions
            job={job}
            apply={apply}
            save={<SaveButton kind="job" id={job.id} title={job.title} />}
          />
        </Card>
      </div>
      {isOpen && similar}
      <div
        className="sticky bottom-0 z-10 -mx-4 mt-6 border-t border-line bg-snow p-3 lg:hidden"
        data-print="no"
      >
        <ApplyControl job={job}>{apply}</ApplyControl>
      </div>
    </div>
  );
}

/** The offer stands without its neighbours. */
function readSimilar(id: string) {
  return listSimilarJobs(id, 4).catch((error: unknown) => {
    logError("jobs.similar", error);
    return [];
  });
}
