import type { Column } from "@/components/admin/admin-table";
import { ContractBadge } from "@/components/jobs/contract-badge";
import { PublicationTable } from "@/components/publications/publication-table";
import type { AdminList } from "@/lib/admin/list";
import { notices } from "@/lib/copy/notices";
import { deleteJob } from "@/lib/jobs/actions";
import type { adminJobColumns } from "@/lib/jobs/admin";
import type { AdminRowOf } from "@/lib/publications/admin-list";

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
  "L’offre disparaît du site et vous ne lirez plus les candidatures reçues. Elles restent chez les personnes qui les ont envoyées, et qui sont prévenues.";
