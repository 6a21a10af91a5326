import type { Metadata } from "next";
import { PublicationsPage } from "@/app/(private)/admin/_parts/publications-page";
import { JobEditor } from "@/components/jobs/publishing/job-form";
import { adminJobColumns, JobTable, jobSorts } from "@/components/jobs/publishing/job-table";
import { ButtonLink, buttonClass } from "@/components/ui/button";
import { Download, Upload } from "@/components/ui/private-icons";
import { countJobs } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/notices";

export const metadata: Metadata = { title: "Gérer les emplois" };

const words = {
  title: "Gérer les emplois",
  search: "Rechercher une offre",
  add: "Ajouter un emploi",
  none: "Vous n’avez encore publié aucune offre",
  appears: "Les candidatures s’afficheront dans «\u00a0Candidatures reçues\u00a0».",
  addFirst: "Publier une première offre",
  counted: countJobs,
  failed: notices.jobsLoadFailed,
};

export default function AdminJobsPage({ searchParams }: PageProps<"/admin/jobs">) {
  return (
    <PublicationsPage
      kind="job"
      searchParams={searchParams}
      sorts={jobSorts}
      columns={adminJobColumns}
      words={words}
      buttons={() => <ImportAndExport />}
      table={(rows, list) => <JobTable rows={rows} list={list} />}
      editor={(opened) => <JobEditor {...opened} />}
    />
  );
}

function ImportAndExport() {
  return (
    <>
      <ButtonLink href="/admin/jobs/import" prefetch={false}>
        <Upload />
        Importer
      </ButtonLink>
      <a href="/admin/jobs/offres.csv" download className={buttonClass()}>
        <Download />
        Exporter
      </a>
    </>
  );
}
