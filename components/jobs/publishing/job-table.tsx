import type { Column } from "@/components/admin/admin-table";
import { ContractBadge } from "@/components/jobs/job-card-view";
import { PublicationTable } from "@/components/publications/publication-table";
import { notices } from "@/lib/copy/notices";
import { deleteJob } from "@/lib/jobs/actions";
import { type AdminList, figureSorts, type Sort } from "@/lib/publications/admin-filters";
import type { AdminRowOf } from "@/lib/publications/admin-rows";

/** The orders of the administration's table, the default first. */
export const jobSorts = [
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

/** What the table shows beside title and state. */
export const adminJobColumns = ["company_name", "location", "contract_type"] as const;

type Row = AdminRowOf<"job", typeof adminJobColumns>;

/** Entreprise, Lieu, Type; the table adds title, state and actions. */
const columns: Column<Row>[] = [
  { label: "Entreprise", cell: ({ company_name }) => company_name },
  { label: "Lieu", cell: ({ location }) => location ?? "Non précisé" },
  { label: "Type", cell: ({ contract_type }) => <ContractBadge type={contract_type} /> },
];

export function JobTable({ rows, list }: { rows: Row[]; list: AdminList }) {
  return (
    <PublicationTable
      kind="job"
      columns={columns}
      rows={rows}
      list={list}
      remove={{ action: deleteJob, failure: notices.jobDeleteFailed, consequence: KEPT }}
    />
  );
}

const KEPT =
  "L’offre disparaît du site avec les candidatures reçues. Les personnes qui ont postulé sont prévenues.";
