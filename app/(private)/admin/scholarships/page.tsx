import type { Metadata } from "next";
import { PublicationsPage } from "@/app/(private)/admin/_parts/publications-page";
import type { Column } from "@/components/admin/admin-table";
import { PublicationTable } from "@/components/publications/publication-table";
import { ScholarshipEditor } from "@/components/scholarships/publishing/scholarship-form";
import { countScholarships } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/server-notices";
import { type AdminList, figureSorts, type Sort } from "@/lib/publications/admin-filters";
import type { AdminRowOf } from "@/lib/publications/admin-rows";
import { deleteScholarship } from "@/lib/scholarships/actions";
import { longDate } from "@/lib/text/dates";

export const metadata: Metadata = { title: "Gérer les bourses" };

const words = {
  title: "Gérer les bourses",
  search: "Rechercher une bourse",
  add: "Ajouter une bourse",
  none: "Vous n’avez encore publié aucune bourse",
  appears: "Les candidatures s’afficheront dans «\u00a0Candidatures reçues\u00a0».",
  addFirst: "Publier une première bourse",
  counted: countScholarships,
  failed: notices.scholarshipsLoadFailed,
};

export default function AdminScholarshipsPage({ searchParams }: PageProps<"/admin/scholarships">) {
  return (
    <PublicationsPage
      kind="scholarship"
      searchParams={searchParams}
      sorts={scholarshipSorts}
      columns={adminScholarshipColumns}
      words={words}
      table={(rows, list) => <ScholarshipTable rows={rows} list={list} />}
      editor={(opened) => <ScholarshipEditor {...opened} />}
    />
  );
}

const scholarshipSorts = [
  { slug: "recentes", label: "Plus récentes", column: "created_at", ascending: false },
  { slug: "titre", label: "Titre", column: "title", ascending: true },
  { slug: "universite", label: "Université", column: "university", ascending: true },
  { slug: "echeance", label: "Date limite proche", column: "deadline", ascending: true },
  ...figureSorts,
] as const satisfies readonly Sort[];

const adminScholarshipColumns = ["university", "amount", "deadline"] as const;

type Row = AdminRowOf<"scholarship", typeof adminScholarshipColumns>;

const columns: Column<Row>[] = [
  { label: "Université", cell: ({ university }) => university },
  { label: "Montant", cell: ({ amount }) => amount ?? "Non précisé" },
  {
    label: "Date limite",
    cell: ({ deadline }) => (deadline === null ? "N/A" : longDate(deadline)),
  },
];

function ScholarshipTable({ rows, list }: { rows: Row[]; list: AdminList }) {
  return (
    <PublicationTable
      kind="scholarship"
      columns={columns}
      rows={rows}
      list={list}
      remove={{
        action: deleteScholarship,
        failure: notices.scholarshipDeleteFailed,
        consequence: CONSEQUENCE,
      }}
    />
  );
}

const CONSEQUENCE =
  "La bourse est supprimée, et ses candidatures ne vous sont plus accessibles. Les personnes qui ont postulé sont prévenues.";
