import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AddLink } from "@/components/admin/add-link";
import { AdminHeading } from "@/components/admin/admin-heading";
import { ListFailure } from "@/components/admin/list-failure";
import { ListFrame } from "@/components/admin/list-frame";
import { JobEditor } from "@/components/jobs/publishing/job-editor";
import { JobTable } from "@/components/jobs/publishing/job-table";
import { ButtonLink, buttonClass } from "@/components/ui/button";
import { Download, Upload } from "@/components/ui/icons";
import { adminHref, type Opening, parseAdminList, parseOpening } from "@/lib/admin/list";
import { requireRecruiter } from "@/lib/auth/session";
import { countJobs } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/notices";
import { findOwnJob, jobSorts, listAdminJobs } from "@/lib/jobs/admin-queries";
import { logError } from "@/lib/log";

const PATH = "/admin/jobs";

export const metadata: Metadata = { title: "Gérer les emplois" };

export default async function AdminJobsPage({ searchParams }: PageProps<"/admin/jobs">) {
  const params = await searchParams;
  const list = parseAdminList(PATH, params, jobSorts);
  const opening = parseOpening(params);
  const viewer = await requireRecruiter(adminHref(list, opening ?? undefined));

  const read = await readAll(viewer.id, list, opening).catch((error: unknown) => ({
    failure: logError("jobs.admin", error),
  }));
  if ("failure" in read) {
    return (
      <>
        <AdminHeading title="Gérer les emplois" />
        <ListFailure notice={notices.jobsLoadFailed} reference={read.failure} />
      </>
    );
  }
  if (read.rows.length === 0 && list.page > 1) notFound();

  return (
    <>
      <AdminHeading title="Gérer les emplois">
        <ButtonLink href="/admin/jobs/import" prefetch={false}>
          <Upload />
          Importer
        </ButtonLink>
        <a href="/admin/jobs/offres.csv" download className={buttonClass()}>
          <Download />
          Exporter
        </a>
        <AddLink list={list} label="Ajouter un emploi" />
      </AdminHeading>
      <ListFrame
        {...read}
        list={list}
        sorts={jobSorts}
        search="Rechercher une offre"
        counted={countJobs(read.total)}
        empty={{
          title: "Vous n’avez encore publié aucune offre",
          text: "Une offre paraît dans la liste publique dès qu’elle est enregistrée.",
          children: <AddLink list={list} label="Publier une première offre" />,
        }}
      >
        <JobTable rows={read.rows} list={list} viewerId={viewer.id} />
      </ListFrame>
      {opening && (opening.kind === "new" || read.job) && (
        <JobEditor
          job={read.job ?? undefined}
          copy={opening.kind === "copy"}
          tableHref={adminHref(list)}
        />
      )}
    </>
  );
}

type List = ReturnType<typeof parseAdminList>;

/** The rows, and the offer that the address opens: only one's own can be edited or copied. */
async function readAll(viewerId: string, list: List, opening: Opening | null) {
  const [table, job] = await Promise.all([
    listAdminJobs(viewerId, list),
    opening && "id" in opening ? findOwnJob(viewerId, opening.id) : null,
  ]);
  return { ...table, job };
}
