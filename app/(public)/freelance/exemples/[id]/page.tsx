import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MissionView } from "@/components/freelance/mission-view";
import { ClosedNote } from "@/components/publications/detail-layout";
import { checkMissionsReadable } from "@/lib/freelance/queries";
import { findSampleMission } from "@/lib/freelance/samples";
import { logError } from "@/lib/log";

/**
 * What `/freelance/1` shows (a rewrite leads here): an example while missions cannot be read,
 * "not found" at all other times. Never kept, so that it goes as soon as the data is back.
 */
export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Exemple de mission", robots: { index: false } };

export default async function SampleMissionPage({ params }: { params: Promise<{ id: string }> }) {
  const mission = findSampleMission((await params).id);
  if (mission === null) notFound();
  const readable = await checkMissionsReadable().then(
    () => true,
    (error: unknown) => {
      logError("missions.find", error);
      return false;
    },
  );
  if (readable) notFound();
  return (
    <MissionView
      example
      mission={mission}
      apply={<ClosedNote>Exemple : on ne peut pas y postuler</ClosedNote>}
    />
  );
}
