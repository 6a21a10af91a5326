import type { Column } from "@/components/admin/admin-table";
import { PublicationTable } from "@/components/publications/publication-table";
import { notices } from "@/lib/copy/notices";
import { deleteFreelanceJob } from "@/lib/freelance/actions";
import { type AdminList, figureSorts, type Sort } from "@/lib/publications/admin-filters";
import type { AdminRowOf } from "@/lib/publications/admin-rows";
import { money } from "@/lib/text/money";

/** The orders of the administration's table, the default first. */
export const freelanceJobSorts = [
  { slug: "recentes", label: "Plus récentes", column: "created_at", ascending: false },
  { slug: "titre", label: "Titre", column: "title", ascending: true },
  { slug: "entreprise", label: "Entreprise", column: "company_name", ascending: true },
  { slug: "budget", label: "Budget", column: "budget", ascending: false },
  ...figureSorts,
] as const satisfies readonly Sort[];

/** What the table shows beside title and state. */
export const adminFreelanceJobColumns = ["company_name", "budget", "duration"] as const;

type Row = AdminRowOf<"freelance", typeof adminFreelanceJobColumns>;

/** Entreprise, Budget, Durée; the table adds title, state and actions. */
const columns: Column<Row>[] = [
  { label: "Entreprise", cell: ({ company_name }) => company_name ?? "Non précisée" },
  { label: "Budget", cell: ({ budget }) => (budget === null ? "À négocier" : money(budget)) },
  { label: "Durée", cell: ({ duration }) => duration ?? "Non spécifiée" },
];

export function FreelanceJobTable({ rows, list }: { rows: Row[]; list: AdminList }) {
  return (
    <PublicationTable
      kind="freelance"
      columns={columns}
      rows={rows}
      list={list}
      remove={{
        action: deleteFreelanceJob,
        failure: notices.freelanceJobDeleteFailed,
        consequence: KEPT,
      }}
    />
  );
}

const KEPT =
  "La mission disparaît du site avec les propositions reçues. Les personnes qui ont postulé sont prévenues.";
