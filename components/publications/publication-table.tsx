import Link from "next/link";
import type { ReactNode } from "react";
import { AdminTable, type Column } from "@/components/admin/admin-table";
import { rowLinks } from "@/components/admin/row-links";
import { RowMenu } from "@/components/admin/row-menu";
import type { FormAction } from "@/components/forms/use-form-action";
import { type AdminList, adminHref } from "@/lib/admin/list";
import { countApplications, countAskingAbroad, countUnread, countViews } from "@/lib/copy/counts";
import type { Notice } from "@/lib/copy/notice";
import type { AdminRow } from "@/lib/publications/admin-list";
import { applicationsPath, can, type Kind, kinds, pagePath } from "@/lib/publications/kinds";
import { shownRow } from "@/lib/publications/typeset";
import { shortDate } from "@/lib/text/dates";
import { HowFilled } from "./how-filled";
import { ManageBar } from "./manage-bar";
import { ModerationReason, PublicationState } from "./publication-state";
import { RowChoice } from "./row-choice";

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
        {row.own && <RowChoice id={row.id} title={row.title} />}
        <span className="min-w-0 flex-1 wrap-anywhere">{row.title}</span>
        {row.own ? <OwnLine kind={kind} row={row} /> : <PublicationState kind={kind} row={row} />}
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
    <ManageBar
      kind={kind}
      ends={kinds[kind].deadline !== null}
      fills={kinds[kind].filled !== null}
      exportPath={kind === "job" ? "/admin/jobs/offres.csv" : null}
    >
      <AdminTable
        caption={kinds[kind].many}
        columns={[title, ...columns]}
        rows={rows.map(shownRow)}
        actions={({ id, title, status, own, removable }) => (
          <RowMenu
            fill={
              own && status === "published" && kinds[kind].filled !== null
                ? { label: `Marquer ${kinds[kind].filled?.toLowerCase()}`, kind }
                : undefined
            }
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
    </ManageBar>
  );
}

/** Of one's own: where it stands, what it has brought, and until when. */
function OwnLine({ kind, row }: { kind: Kind; row: AdminRow }) {
  const { id, figures, deadline, maxApplications } = row;
  const most = maxApplications === null ? "" : ` sur ${maxApplications}`;
  return (
    <span className="flex basis-full flex-wrap items-center gap-x-2.5 gap-y-1 text-xs font-normal text-muted">
      <PublicationState kind={kind} row={row} own />
      {figures && (
        <>
          {figures.applications === 0 ? (
            <span>
              {kind === "freelance" ? "Aucune proposition" : "Aucune candidature"}
              {most}
            </span>
          ) : (
            <Link href={applicationsPath(id)} prefetch={false} className="text-link">
              {countApplications(figures.applications)}
              {most}
            </Link>
          )}
          {figures.fresh > 0 && <b className="text-ink">{countUnread(figures.fresh)}</b>}
          <span>{countViews(figures.views)}</span>
        </>
      )}
      {figures?.asks_how_filled && <HowFilled kind={kind} id={id} title={row.title} />}
      {deadline && <span>Date limite&nbsp;: {shortDate(deadline)}</span>}
    </span>
  );
}
