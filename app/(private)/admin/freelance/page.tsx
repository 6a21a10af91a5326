import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AddLink } from "@/components/admin/add-link";
import { AdminHeading } from "@/components/admin/admin-heading";
import { ListFailure } from "@/components/admin/list-failure";
import { ListFrame } from "@/components/admin/list-frame";
import { MissionEditor } from "@/components/freelance/publishing/mission-editor";
import { MissionTable } from "@/components/freelance/publishing/mission-table";
import { adminHref, type Opening, parseAdminList, parseOpening } from "@/lib/admin/list";
import { requireRecruiter } from "@/lib/auth/session";
import { countMissions } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/notices";
import { findOwnMission, listAdminMissions, missionSorts } from "@/lib/freelance/admin-queries";
import { logError } from "@/lib/log";

const PATH = "/admin/freelance";

export const metadata: Metadata = { title: "Gérer le freelance" };

export default async function AdminMissionsPage({ searchParams }: PageProps<"/admin/freelance">) {
  const params = await searchParams;
  const list = parseAdminList(PATH, params, missionSorts);
  const opening = parseOpening(params);
  const viewer = await requireRecruiter(adminHref(list, opening ?? undefined));

  const read = await readAll(viewer.id, list, opening).catch((error: unknown) => ({
    failure: logError("missions.admin", error),
  }));
  if ("failure" in read) {
    return (
      <>
        <AdminHeading title="Gérer le freelance" />
        <ListFailure notice={notices.missionsLoadFailed} reference={read.failure} />
      </>
    );
  }
  if (read.rows.length === 0 && list.page > 1) notFound();

  return (
    <>
      <AdminHeading title="Gérer le freelance">
        <AddLink list={list} label="Ajouter une mission" />
      </AdminHeading>
      <ListFrame
        {...read}
        list={list}
        sorts={missionSorts}
        search="Rechercher une mission"
        counted={countMissions(read.total)}
        empty={{
          title: "Vous n’avez encore publié aucune mission",
          text: "Une mission paraît dans la liste publique dès qu’elle est enregistrée.",
          children: <AddLink list={list} label="Publier une première mission" />,
        }}
      >
        <MissionTable rows={read.rows} list={list} viewerId={viewer.id} />
      </ListFrame>
      {opening && (opening.kind === "new" || read.mission) && (
        <MissionEditor
          mission={read.mission ?? undefined}
          copy={opening.kind === "copy"}
          tableHref={adminHref(list)}
        />
      )}
    </>
  );
}

type List = ReturnType<typeof parseAdminList>;

/** The rows, and the mission that the address opens: only one's own can be edited or copied. */
async function readAll(viewerId: string, list: List, opening: Opening | null) {
  const [table, mission] = await Promise.all([
    listAdminMissions(viewerId, list),
    opening && "id" in opening ? findOwnMission(viewerId, opening.id) : null,
  ]);
  return { ...table, mission };
}
