import type { ReactNode } from "react";

/** Takes the focus when a row that had it is gone. */
export const TABLE_HEADING_ID = "titre-de-page";

/** The title of a page of the administration, with its buttons. */
export function AdminHeading({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h1 id={TABLE_HEADING_ID} tabIndex={-1} className="text-3xl outline-none">
          {title}
        </h1>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
