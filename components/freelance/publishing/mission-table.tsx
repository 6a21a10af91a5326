import { AdminTable, type Column } from "@/components/admin/admin-table";
import { PublicationState } from "@/components/admin/publication-state";
import { rowLinks } from "@/components/admin/row-links";
import { RowMenu } from "@/components/admin/row-menu";
import type { AdminList } from "@/lib/admin/list";
import { notices } from "@/lib/copy/notices";
import { deleteMission } from "@/lib/freelance/actions";
import type { AdminMission } from "@/lib/freelance/schema";
import { money } from "@/lib/text/money";

/** Titre, Entreprise, Budget, Durée (specification §2.16); the table adds Actions. */
const columns: [Column<AdminMission>, ...Column<AdminMission>[]] = [
  {
    label: "Titre",
    cell: ({ title, status, application_deadline }) => (
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {title}
        <PublicationState status={status} deadline={application_deadline} />
      </span>
    ),
  },
  { label: "Entreprise", cell: ({ company_name }) => company_name ?? "Non précisée" },
  { label: "Budget", cell: ({ budget }) => (budget === null ? "À négocier" : money(budget)) },
  { label: "Durée", cell: ({ duration }) => duration ?? "Non spécifiée" },
];

type Props = { rows: AdminMission[]; list: AdminList; viewerId: string };

export function MissionTable({ rows, list, viewerId }: Props) {
  return (
    <AdminTable
      caption="Missions"
      columns={columns}
      rows={rows}
      actions={({ id, title, status, recruiter_id }) => {
        const own = recruiter_id === viewerId;
        const publicPath = status === "draft" ? null : `/freelance/${id}`;
        return (
          <RowMenu
            id={id}
            name={title}
            links={rowLinks(list, { id, own, publicPath, receives: true })}
            remove={
              own
                ? { action: deleteMission, failure: notices.missionDeleteFailed, consequence: KEPT }
                : undefined
            }
          />
        );
      }}
    />
  );
}

const KEPT =
  "La mission disparaît du site et vous ne lirez plus les propositions reçues. Elles restent chez les personnes qui les ont envoyées, et qui sont prévenues.";
