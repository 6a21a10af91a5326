import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AddLink } from "@/components/admin/add-link";
import { AdminHeading } from "@/components/admin/admin-heading";
import { ListFailure } from "@/components/admin/list-failure";
import { ListFrame } from "@/components/admin/list-frame";
import { ScholarshipEditor } from "@/components/scholarships/publishing/scholarship-editor";
import { ScholarshipTable } from "@/components/scholarships/publishing/scholarship-table";
import { adminHref, type Opening, parseAdminList, parseOpening } from "@/lib/admin/list";
import { requireRecruiter } from "@/lib/auth/session";
import { countScholarships } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/notices";
import { logError } from "@/lib/log";
import {
  findOwnScholarship,
  listAdminScholarships,
  scholarshipSorts,
} from "@/lib/scholarships/admin-queries";

const PATH = "/admin/scholarships";

export const metadata: Metadata = { title: "Gérer les bourses" };

export default async function AdminScholarshipsPage({
  searchParams,
}: PageProps<"/admin/scholarships">) {
  const params = await searchParams;
  const list = parseAdminList(PATH, params, scholarshipSorts);
  const opening = parseOpening(params);
  const viewer = await requireRecruiter(adminHref(list, opening ?? undefined));

  const read = await readAll(viewer.id, list, opening).catch((error: unknown) => ({
    failure: logError("scholarships.admin", error),
  }));
  if ("failure" in read) {
    return (
      <>
        <AdminHeading title="Gérer les bourses" />
        <ListFailure notice={notices.scholarshipsLoadFailed} reference={read.failure} />
      </>
    );
  }
  if (read.rows.length === 0 && list.page > 1) notFound();

  return (
    <>
      <AdminHeading title="Gérer les bourses">
        <AddLink list={list} label="Ajouter une bourse" />
      </AdminHeading>
      <ListFrame
        {...read}
        list={list}
        sorts={scholarshipSorts}
        search="Rechercher une bourse"
        counted={countScholarships(read.total)}
        empty={{
          title: "Vous n’avez encore publié aucune bourse",
          text: "Une bourse paraît dans la liste publique dès qu’elle est enregistrée.",
          children: <AddLink list={list} label="Publier une première bourse" />,
        }}
      >
        <ScholarshipTable rows={read.rows} list={list} viewerId={viewer.id} />
      </ListFrame>
      {opening && (opening.kind === "new" || read.scholarship) && (
        <ScholarshipEditor
          scholarship={read.scholarship ?? undefined}
          copy={opening.kind === "copy"}
          tableHref={adminHref(list)}
        />
      )}
    </>
  );
}

type List = ReturnType<typeof parseAdminList>;

/** The rows, and the bourse that the address opens: only one's own can be edited or copied. */
async function readAll(viewerId: string, list: List, opening: Opening | null) {
  const [table, scholarship] = await Promise.all([
    listAdminScholarships(viewerId, list),
    opening && "id" in opening ? findOwnScholarship(viewerId, opening.id) : null,
  ]);
  return { ...table, scholarship };
}
