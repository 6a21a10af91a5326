import type { Metadata } from "next";
import { PublicationsPage } from "@/app/(private)/admin/_parts/publications-page";
import type { Column } from "@/components/admin/admin-table";
import { ContractBadge } from "@/components/jobs/job-card-view";
import { JobEditor } from "@/components/jobs/publishing/job-form";
import { PublicationTable } from "@/components/publications/publication-table";
import { ButtonLink, buttonClass } from "@/components/ui/button";
import { Download, Upload } from "@/components/ui/private-icons";
import { countJobs } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/server-notices";
import { deleteJob } from "@/lib/jobs/actions";
import {
  type AdminList,
  adminHref,
  figureSorts,
  type Sort,
} from "@/lib/publications/admin-filters";
import type { AdminRowOf } from "@/lib/publications/admin-rows";

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
      buttons={(_viewer, list) => <ImportAndExport list={list} />}
      table={(rows, list) => <JobTable rows={rows} list={list} />}
      editor={(opened) => <JobEditor {...opened} />}
    />
  );
}

function ImportAndExport({ list }: { list: AdminList }) {
  return (
    <>
      <ButtonLink href="/admin/jobs/import">
        <Upload />
        Importer
      </ButtonLink>
      <a
        href={adminHref({ ...list, path: "/admin/jobs/offres.csv" })}
        download
        className={buttonClass()}
      >
        <Download />
        Exporter
      </a>
    </>
  );
}

const jobSorts = [
  { slug: "recentes", label: "Plus récentes", column: "created_at", ascending: false },
  { slug: "titre", label: "Titre", column: "title", ascending: true },
  { slug: "entreprise", label: "Entreprise", column: "company_name", ascending: true },
  {
    slug: "echeance",
    label: "Date limite proche",
    column: "application_deadline",
    ascending: true,
  },
  ...figureSorts,
] as const satisfies readonly Sort[];

const adminJobColumns = ["company_name", "location", "contract_type"] as const;

type Row = AdminRowOf<"job", typeof adminJobColumns>;

const columns: Column<Row>[] = [
  { label: "Entreprise", cell: ({ company_name }) => company_name },
  { label: "Lieu", cell: ({ location }) => location ?? "Non précisé" },
  { label: "Type", cell: ({ contract_type }) => <ContractBadge type={contract_type} /> },
];

function JobTable({ rows, list }: { rows: Row[]; list: AdminList }) {
  return (
    <PublicationTable
      kind="job"
      columns={columns}
      rows={rows}
      list={list}
      remove={{ action: deleteJob, failure: notices.jobDeleteFailed, consequence: CONSEQUENCE }}
    />
  );
}

const CONSEQUENCE =
  "L’offre est supprimée, et ses candidatures ne vous sont plus accessibles. Les personnes qui ont postulé sont prévenues.";
