import type { ReactNode } from "react";
import { type AdminList, adminHref } from "@/lib/publications/admin-filters";

export type Column<Row> = { label: string; cell: (row: Row) => ReactNode; numeric?: boolean };

type ColumnProps<Row> = {
  caption: string;
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  /** Renders the row menu in the last column. */
  actions: (row: Row) => ReactNode;
};

/**
 * Table whose first column names the row. On phones each row becomes a card with labelled cells; the ARIA
 * roles are explicit because `display` removes the native table semantics.
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
 * Returns the links of a row's menu. Other users' rows are read-only; a draft has no public page.
 * @param publicPath the public page; null when there is none yet
 * @param receives whether the publication takes applications
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
