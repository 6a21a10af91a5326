import { AdminTable, type Column } from "@/components/admin/admin-table";
import { PublicationState } from "@/components/admin/publication-state";
import { rowLinks } from "@/components/admin/row-links";
import { RowMenu } from "@/components/admin/row-menu";
import { ContractBadge } from "@/components/jobs/contract-badge";
import type { AdminList } from "@/lib/admin/list";
import { notices } from "@/lib/copy/notices";
import { deleteJob } from "@/lib/jobs/actions";
import type { AdminJob } from "@/lib/jobs/schema";

/** Titre, Entreprise, Lieu, Type (specification §2.16); the table adds Actions. */
const columns: [Column<AdminJob>, ...Column<AdminJob>[]] = [
  {
    label: "Titre",
    cell: ({ title, status, application_deadline }) => (
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {title}
        <PublicationState status={status} deadline={application_deadline} />
      </span>
    ),
  },
  { label: "Entreprise", cell: ({ company_name }) => company_name },
  { label: "Lieu", cell: ({ location }) => location ?? "Non précisé" },
  { label: "Type", cell: ({ contract_type }) => <ContractBadge type={contract_type} /> },
];

type Props = { rows: AdminJob[]; list: AdminList; viewerId: string };

export function JobTable({ rows, list, viewerId }: Props) {
  return (
    <AdminTable
      caption="Offres d’emploi"
      columns={columns}
      rows={rows}
      actions={({ id, title, status, recruiter_id }) => {
        const own = recruiter_id === viewerId;
        const publicPath = status === "draft" ? null : `/emplois/${id}`;
        return (
          <RowMenu
            id={id}
            name={title}
            links={rowLinks(list, { id, own, publicPath, receives: true })}
            remove={
              own
                ? { action: deleteJob, failure: notices.jobDeleteFailed, consequence: KEPT }
                : undefined
            }
          />
        );
      }}
    />
  );
}

const KEPT =
  "L’offre disparaît du site et vous ne lirez plus les candidatures reçues. Elles restent chez les personnes qui les ont envoyées, et qui sont prévenues.";
