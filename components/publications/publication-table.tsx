import type { ReactNode } from "react";
import { AdminTable, type Column } from "@/components/admin/admin-table";
import { rowLinks } from "@/components/admin/row-links";
import { RowMenu } from "@/components/admin/row-menu";
import type { FormAction } from "@/components/forms/use-form-action";
import { Badge, type Tone } from "@/components/ui/badge";
import type { AdminList } from "@/lib/admin/list";
import { countAskingAbroad } from "@/lib/copy/counts";
import type { Notice } from "@/lib/copy/notice";
import type { AdminRow } from "@/lib/publications/admin-list";
import { can, type Kind, kinds, pagePath } from "@/lib/publications/kinds";
import { isExpired } from "@/lib/text/dates";

type Props<Row> = {
  kind: Kind;
  /** What follows the title; the table adds the actions. */
  columns: Column<Row>[];
  rows: Row[];
  list: AdminList;
  /** What deletes a row of one's own, and what becomes of the things that hang on it. */
  remove: { action: FormAction; failure: Notice; consequence: ReactNode };
};

/** The administration's table of a kind: title and state, what is particular, the row's menu. */
export function PublicationTable<Row extends AdminRow>({
  kind,
  columns,
  rows,
  list,
  remove,
}: Props<Row>) {
  const title: Column<Row> = {
    label: "Titre",
    cell: ({ title, status, deadline, asked, waits }) => (
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {title}
        <PublicationState kind={kind} status={status} deadline={deadline} waits={waits} />
        {asked > 0 && (
          <span className="basis-full text-sm text-muted">{countAskingAbroad(asked)}</span>
        )}
      </span>
    ),
  };
  return (
    <AdminTable
      caption={kinds[kind].many}
      columns={[title, ...columns]}
      rows={rows}
      actions={({ id, title, status, own, removable }) => (
        <RowMenu
          id={id}
          name={title}
          links={rowLinks(list, {
            id,
            own,
            publicPath: status === "draft" ? null : pagePath(kind, id),
            receives: can(kind, "apply"),
          })}
          remove={removable ? remove : undefined}
        />
      )}
    />
  );
}

type PublicationStateProps = {
  kind: Kind;
  status: AdminRow["status"];
  deadline: string | null;
  waits: boolean;
};

/** What is not simply published says so beside its title. */
function PublicationState(props: PublicationStateProps) {
  const [tone, label] = stateOf(props);
  return label === null ? null : <Badge tone={tone}>{label}</Badge>;
}

function stateOf(state: PublicationStateProps): [Tone, string | null] {
  const { kind, status, deadline, waits } = state;
  if (waits) return ["blue", "En attente de vérification"];
  if (status === "draft") return ["orange", "Brouillon"];
  if (status === "filled") return ["green", kinds[kind].filled];
  if (status === "replaced") return ["grey", "Remplacé"];
  return isExpired(deadline) ? ["red", "Expirée"] : ["grey", null];
}
