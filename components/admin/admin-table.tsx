import type { ReactNode } from "react";
import { type AdminList, adminHref } from "@/lib/publications/admin-filters";

export type Column<Row> = { label: string; cell: (row: Row) => ReactNode; numeric?: boolean };

type ColumnProps<Row> = {
  caption: string;
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  /** The menu of a row, in the last column. */
  actions: (row: Row) => ReactNode;
};

/**
 * A table whose first column names the row. On phones each row is a small card, its cells
 * labelled: the roles are written out, since `display` takes a table's own away.
 */
export function AdminTable<Row extends { id: string }>({
  caption,
  columns: [title, ...others],
  rows,
  actions,
}: ColumnProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: `display` on phones takes the native ones away.
    <table role="table" className="admin-table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[title, ...others].map(({ label, numeric }) => (
            <th key={label} role="columnheader" scope="col" data-numeric={numeric || undefined}>
              {label}
            </th>
          ))}
          <th role="columnheader" scope="col" data-numeric="">
            Actions
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} role="row">
            <th role="rowheader" scope="row">
              {title.cell(row)}
            </th>
            {others.map(({ label, cell, numeric }) => (
              <td key={label} role="cell" data-label={label} data-numeric={numeric || undefined}>
                {cell(row)}
              </td>
            ))}
            <td role="cell" data-actions="">
              {actions(row)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above.
  );
}

export type RowLink = { label: string; href: string };

/**
 * The links of a row's menu. Rows of others can only be seen; a draft has no page to see.
 * @param publicPath the page that everybody reads, null when there is none yet
 * @param receives whether people apply to it
 */
export function rowLinks(
  list: AdminList,
  {
    id,
    own,
    publicPath,
    receives = false,
  }: { id: string; own: boolean; publicPath: string | null; receives?: boolean },
): RowLink[] {
  const see = publicPath === null ? [] : [{ label: "Voir", href: publicPath }];
  if (!own) return see;
  return [
    { label: "Modifier", href: adminHref(list, { kind: "edit", id }) },
    { label: "Dupliquer", href: adminHref(list, { kind: "copy", id }) },
    ...see,
    ...(receives ? [{ label: "Candidatures", href: `/admin/candidatures?publication=${id}` }] : []),
  ];
}
