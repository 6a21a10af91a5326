import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JobPostingJsonLd } from "next-seo";
import { Apply } from "@/app/(public)/_parts/apply";
import { MissionView } from "@/components/freelance/mission-view";
import { ApplyControl } from "@/components/publications/detail-layout";
import { SaveButton } from "@/components/saved/save-button";
import { JsonLd } from "@/components/seo/json-ld";
import { ShareButton } from "@/components/ui/share-button";
import { CountView } from "@/components/views/count-view";
import { notices } from "@/lib/copy/notices";
import { missionPosting } from "@/lib/freelance/posting";
import { findMission } from "@/lib/freelance/queries";
import { isMissionOpen } from "@/lib/freelance/schema";
import { publicationMetadata } from "@/lib/publications/page-metadata";
import { shaped } from "@/lib/seo/json-ld";

/** Pages are made when first asked for, and again an hour later or when the mission changes. */
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const mission = await findMission((await params).id);
  return publicationMetadata("freelance", mission, notices.missionNotFound, (mission) => ({
    title: { name: mission.title, by: mission.company_name, place: "mission freelance" },
    description: mission.description,
    index: isMissionOpen(mission),
  }));
}

export default async function MissionPage({ params }: Props) {
  const mission = await findMission((await params).id);
  if (mission === null) notFound();
  const { id, title, status, application_deadline: deadline } = mission;
  return (
    <>
      <CountView kind="freelance" id={id} />
      {isMissionOpen(mission) && (
        <JsonLd data={shaped(JobPostingJsonLd, missionPosting(mission))} />
      )}
      <MissionView
        mission={mission}
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
