import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ApplyTo } from "@/app/(public)/_parts/apply-to";
import { EmployerStanding } from "@/components/employers/standing";
import { FreelanceJobView } from "@/components/freelance/freelance-job-view";
import { SaveAndShare } from "@/components/saved/save-button";
import { PostingData } from "@/components/seo/json-ld";
import { CountView } from "@/components/views/count-view";
import { notices } from "@/lib/copy/server-notices";
import { freelanceJobPosting } from "@/lib/freelance/format";
import { findFreelanceJob } from "@/lib/freelance/queries";
import { isFreelanceJobOpen } from "@/lib/freelance/schema";
import { workEligibility } from "@/lib/publications/abroad";
import { publicationMetadata } from "@/lib/publications/metadata";
import { findResponseRate } from "@/lib/publications/queries";

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const freelanceJob = await findFreelanceJob((await params).id);
  return publicationMetadata("freelance", freelanceJob, notices.freelanceJobNotFound, (found) => ({
    title: { name: found.title, by: found.company_name, place: "mission freelance" },
    description: found.description,
    index: isFreelanceJobOpen(found),
  }));
}

export default async function FreelanceJobPage({ params }: Props) {
  const freelanceJob = await findFreelanceJob((await params).id);
  if (freelanceJob === null) notFound();
  const { id, title, employer } = freelanceJob;
  const record = await findResponseRate("freelance", id);
  return (
    <>
      <CountView kind="freelance" id={id} />
      {isFreelanceJobOpen(freelanceJob) && (
        <PostingData
          posting={freelanceJobPosting(freelanceJob)}
          more={workEligibility(freelanceJob)}
        />
      )}
      <FreelanceJobView
        freelanceJob={freelanceJob}
        record={<EmployerStanding record={record} employer={employer} />}
        apply={
          <ApplyTo kind="freelance" publication={freelanceJob} label="Envoyer ma proposition" />
        }
        actions={<SaveAndShare kind="freelance" id={id} title={title} />}
      />
    </>
  );
}
