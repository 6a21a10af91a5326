import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MissionApply } from "@/components/freelance/mission-apply";
import { MissionView } from "@/components/freelance/mission-view";
import { SaveButton } from "@/components/saved/save-button";
import { ShareButton } from "@/components/ui/share-button";
import { findMission } from "@/lib/freelance/queries";
import { isMissionOpen } from "@/lib/freelance/schema";
import { excerpt } from "@/lib/text/excerpt";

/** Pages are made when first asked for, and again an hour later or when the mission changes. */
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const mission = await findMission((await params).id);
  if (mission === null) return { title: "Mission non trouvée", robots: { index: false } };
  return {
    title: [mission.title, mission.company_name].filter(Boolean).join(", "),
    description: excerpt(mission.description),
    alternates: { canonical: `/freelance/${mission.id}` },
    robots: { index: isMissionOpen(mission) },
  };
}

export default async function MissionPage({ params }: Props) {
  const mission = await findMission((await params).id);
  if (mission === null) notFound();
  return (
    <MissionView
      mission={mission}
      apply={<MissionApply mission={mission} />}
      actions={
        <>
          <SaveButton kind="mission" id={mission.id} title={mission.title} />
          <ShareButton title={mission.title} />
        </>
      }
    />
  );
}
