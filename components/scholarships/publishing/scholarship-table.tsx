import type { Column } from "@/components/admin/admin-table";
import { PublicationTable } from "@/components/publications/publication-table";
import type { AdminList } from "@/lib/admin/list";
import { notices } from "@/lib/copy/notices";
import type { AdminRowOf } from "@/lib/publications/admin-list";
import type { adminScholarshipColumns } from "@/lib/scholarships/admin";
import { deleteScholarship } from "@/lib/scholarships/publishing-actions";
import { longDate } from "@/lib/text/dates";

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
  "La bourse disparaît du site et vous ne lirez plus les candidatures reçues. Elles restent chez les personnes qui les ont envoyées, et qui sont prévenues.";
