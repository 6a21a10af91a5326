import { AdminTable, type Column } from "@/components/admin/admin-table";
import { PublicationState } from "@/components/admin/publication-state";
import { rowLinks } from "@/components/admin/row-links";
import { RowMenu } from "@/components/admin/row-menu";
import type { AdminList } from "@/lib/admin/list";
import { notices } from "@/lib/copy/notices";
import { deleteScholarship } from "@/lib/scholarships/publishing-actions";
import type { AdminScholarship } from "@/lib/scholarships/schema";
import { longDate } from "@/lib/text/dates";

/** Titre, Université, Montant, Date limite (specification §2.16); the table adds Actions. */
const columns: [Column<AdminScholarship>, ...Column<AdminScholarship>[]] = [
  {
    label: "Titre",
    cell: ({ title, status, deadline }) => (
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {title}
        <PublicationState status={status} deadline={deadline} filled="Attribuée" />
      </span>
    ),
  },
  { label: "Université", cell: ({ university }) => university },
  { label: "Montant", cell: ({ amount }) => amount ?? "Non précisé" },
  {
    label: "Date limite",
    cell: ({ deadline }) => (deadline === null ? "N/A" : longDate(deadline)),
  },
];

type Props = { rows: AdminScholarship[]; list: AdminList; viewerId: string };

export function ScholarshipTable({ rows, list, viewerId }: Props) {
  return (
    <AdminTable
      caption="Bourses"
      columns={columns}
      rows={rows}
      actions={({ id, title, status, recruiter_id }) => {
        const own = recruiter_id === viewerId;
        const publicPath = status === "draft" ? null : `/bourses/${id}`;
        return (
          <RowMenu
            id={id}
            name={title}
            links={rowLinks(list, { id, own, publicPath, receives: true })}
            remove={
              own
                ? {
                    action: deleteScholarship,
                    failure: notices.scholarshipDeleteFailed,
                    consequence: KEPT,
                  }
                : undefined
            }
          />
        );
      }}
    />
  );
}

const KEPT =
  "La bourse disparaît du site et vous ne lirez plus les candidatures reçues. Elles restent chez les personnes qui les ont envoyées, et qui sont prévenues.";
