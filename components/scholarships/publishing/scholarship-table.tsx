import type { Column } from "@/components/admin/admin-table";
import { PublicationTable } from "@/components/publications/publication-table";
import { notices } from "@/lib/copy/notices";
import { type AdminList, figureSorts, type Sort } from "@/lib/publications/admin-filters";
import type { AdminRowOf } from "@/lib/publications/admin-rows";
import { deleteScholarship } from "@/lib/scholarships/actions";
import { longDate } from "@/lib/text/dates";

/** The orders of the administration's table, the default first. */
export const scholarshipSorts = [
  { slug: "recentes", label: "Plus récentes", column: "created_at", ascending: false },
  { slug: "titre", label: "Titre", column: "title", ascending: true },
  { slug: "universite", label: "Université", column: "university", ascending: true },
  { slug: "echeance", label: "Date limite proche", column: "deadline", ascending: true },
  ...figureSorts,
] as const satisfies readonly Sort[];

/** What the table shows beside title and state. */
export const adminScholarshipColumns = ["university", "amount", "deadline"] as const;

type Row = AdminRowOf<"scholarship", typeof adminScholarshipColumns>;

/** Université, Montant, Date limite; the table adds title, state and actions. */
const columns: Column<Row>[] = [
  { label: "Université", cell: ({ university }) => university },
  { label: "Montant", cell: ({ amount }) => amount ?? "Non précisé" },
  {
    label: "Date limite",
    cell: ({ deadline }) => (deadline === null ? "N/A" : longDate(deadline)),
  },
];

export function ScholarshipTable({ rows, list }: { rows: Row[]; list: AdminList }) {
  return (
    <PublicationTable
      kind="scholarship"
      columns={columns}
      rows={rows}
      list={list}
      remove={{
        action: deleteScholarship,
        failure: notices.scholarshipDeleteFailed,
        consequence: KEPT,
      }}
    />
  );
}

const KEPT =
  "La bourse disparaît du site avec les candidatures reçues. Les personnes qui ont postulé sont prévenues.";
