import type { Metadata } from "next";
import { PublicationsPage } from "@/app/(private)/admin/_parts/publications-page";
import type { Column } from "@/components/admin/admin-table";
import { FreelanceJobEditor } from "@/components/freelance/publishing/freelance-job-form";
import { PublicationTable } from "@/components/publications/publication-table";
import { countFreelanceJobs } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/server-notices";
import { deleteFreelanceJob } from "@/lib/freelance/actions";
import { type AdminList, figureSorts, type Sort } from "@/lib/publications/admin-filters";
import type { AdminRowOf } from "@/lib/publications/admin-rows";
import { money } from "@/lib/shared/pay";

export const metadata: Metadata = { title: "Gérer le freelance" };

const words = {
  title: "Gérer le freelance",
  search: "Rechercher une mission",
  add: "Ajouter une mission",
  none: "Vous n’avez encore publié aucune mission",
  appears: "Les propositions s’afficheront dans «\u00a0Candidatures reçues\u00a0».",
  addFirst: "Publier une première mission",
  counted: countFreelanceJobs,
  failed: notices.freelanceJobsLoadFailed,
};

export default function AdminFreelanceJobsPage({ searchParams }: PageProps<"/admin/freelance">) {
  return (
    <PublicationsPage
      kind="freelance"
      searchParams={searchParams}
      sorts={freelanceJobSorts}
      columns={adminFreelanceJobColumns}
      words={words}
      table={(rows, list) => <FreelanceJobTable rows={rows} list={list} />}
      editor={(opened) => <FreelanceJobEditor {...opened} />}
    />
  );
}

const freelanceJobSorts = [
  { slug: "recentes", label: "Plus récentes", column: "created_at", ascending: false },
  { slug: "titre", label: "Titre", column: "title", ascending: true },
  { slug: "entreprise", label: "Entreprise", column: "company_name", ascending: true },
  { slug: "budget", label: "Budget", column: "budget", ascending: false },
  { ...figureSorts[0], label: "Plus de propositions" },
  figureSorts[1],
] as const satisfies readonly Sort[];

const adminFreelanceJobColumns = ["company_name", "budget", "duration"] as const;

type Row = AdminRowOf<"freelance", typeof adminFreelanceJobColumns>;

const columns: Column<Row>[] = [
  { label: "Entreprise", cell: ({ company_name }) => company_name ?? "Non précisée" },
  { label: "Budget", cell: ({ budget }) => (budget === null ? "À négocier" : money(budget)) },
  { label: "Durée", cell: ({ duration }) => duration ?? "Non spécifiée" },
];

function FreelanceJobTable({ rows, list }: { rows: Row[]; list: AdminList }) {
  return (
    <PublicationTable
      kind="freelance"
      columns={columns}
      rows={rows}
      list={list}
      remove={{
        action: deleteFreelanceJob,
        failure: notices.freelanceJobDeleteFailed,
        consequence: CONSEQUENCE,
      }}
    />
  );
}

const CONSEQUENCE =
  "La mission est supprimée, et ses propositions ne vous sont plus accessibles. Les personnes qui ont postulé sont prévenues.";
