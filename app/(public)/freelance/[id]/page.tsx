import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JobPostingJsonLd } from "next-seo";
import { Apply } from "@/app/(public)/_parts/apply";
import { FreelanceJobView } from "@/components/freelance/freelance-job-view";
import { ApplyControl } from "@/components/publications/detail-layout";
import { SaveButton } from "@/components/saved/save-button";
import { JsonLd } from "@/components/seo/json-ld";
import { ShareButton } from "@/components/ui/share-button";
import { CountView } from "@/components/views/count-view";
import { notices } from "@/lib/copy/notices";
import { freelanceJobPosting } from "@/lib/freelance/posting";
import { findFreelanceJob } from "@/lib/freelance/queries";
import { isFreelanceJobOpen } from "@/lib/freelance/schema";
import { workEligibility } from "@/lib/publications/abroad-answer";
import { publicationMetadata } from "@/lib/publications/page-metadata";
import { shaped } from "@/lib/seo/json-ld";

/** Pages are made when first asked for, and again an hour later or when the mission changes. */
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const freelanceJob = await findFreelanceJob((await params).id);
  return publicationMetadata(
    "freelance",
    freelanceJob,
    notices.freelanceJobNotFound,
    (freelanceJob) => ({
      title: {
        name: freelanceJob.title,
        by: freelanceJob.company_name,
        place: "mission freelance",
      },
      description: freelanceJob.description,
      index: isFreelanceJobOpen(freelanceJob),
    }),
  );
}

export default async function FreelanceJobPage({ params }: Props) {
  const freelanceJob = await findFreelanceJob((await params).id);
  if (freelanceJob === null) notFound();
  const { id, title, status, application_deadline: deadline } = freelanceJob;
  return (
    <>
      <CountView kind="freelance" id={id} />
      {isFreelanceJobOpen(freelanceJob) && (
        <JsonLd
          data={{
            ...shaped(JobPostingJsonLd, freelanceJobPosting(freelanceJob)),
            ...workEligibility(freelanceJob),
          }}
        />
      )}
      <FreelanceJobView
        freelanceJob={freelanceJob}
        apply={
          <ApplyControl kind="freelance" status={status} deadline={deadline}>
            <Apply kind="freelance" id={id} label="Envoyer ma proposition" />
          </ApplyControl>
        }
        actions={
          <>
            <SaveButton kind="freelance" id={id} title={title} />
            <ShareButton title={title} />
          </>
        }
      />
    </>
  );
}
