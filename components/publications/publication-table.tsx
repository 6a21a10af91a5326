import type { ReactNode } from "react";
import { AdminTable, type Column } from "@/components/admin/admin-table";
import { rowLinks } from "@/components/admin/row-links";
import { RowMenu } from "@/components/admin/row-menu";
import type { FormAction } from "@/components/forms/use-form-action";
import { type AdminList, adminHref } from "@/lib/admin/list";
import { countAskingAbroad } from "@/lib/copy/counts";
import type { Notice } from "@/lib/copy/notice";
import type { AdminRow } from "@/lib/publications/admin-list";
import { can, type Kind, kinds, pagePath } from "@/lib/publications/kinds";
import { shownRow } from "@/lib/publications/shown";
import { ModerationReason, PublicationState } from "./publication-state";

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
    cell: (row) => (
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {row.title}
        <PublicationState kind={kind} row={row} />
        {row.asked > 0 && (
          <span className="basis-full text-sm text-muted">{countAskingAbroad(row.asked)}</span>
        )}
        {row.moderated && (
          <ModerationReason
            moderated={row.moderated}
            editHref={adminHref(list, { kind: "edit", id: row.id })}
          />
        )}
      </span>
    ),
  };
  return (
    <AdminTable
      caption={kinds[kind].many}
      columns={[title, ...columns]}
      rows={rows.map(shownRow)}
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
