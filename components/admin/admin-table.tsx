import type { ReactNode } from "react";

export type Column<Row> = { label: string; cell: (row: Row) => ReactNode; numeric?: boolean };

type Props<Row> = {
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
}: Props<Row>) {
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
