import type { Metadata } from "next";
import { PublicationsPage } from "@/app/(private)/admin/_parts/publications-page";
import { MissionEditor } from "@/components/freelance/publishing/mission-form";
import {
  adminMissionColumns,
  MissionTable,
  missionSorts,
} from "@/components/freelance/publishing/mission-table";
import { countMissions } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/notices";

export const metadata: Metadata = { title: "Gérer le freelance" };

const words = {
  title: "Gérer le freelance",
  search: "Rechercher une mission",
  add: "Ajouter une mission",
  none: "Vous n’avez encore publié aucune mission",
  appears: "Une mission paraît dans la liste publique dès qu’elle est enregistrée.",
  addFirst: "Publier une première mission",
  counted: countMissions,
  failed: notices.missionsLoadFailed,
};

export default function AdminMissionsPage({ searchParams }: PageProps<"/admin/freelance">) {
  return (
    <PublicationsPage
      kind="freelance"
      searchParams={searchParams}
      sorts={missionSorts}
      columns={adminMissionColumns}
      words={words}
      table={(rows, list) => <MissionTable rows={rows} list={list} />}
      editor={(opened) => <MissionEditor {...opened} />}
    />
  );
}
