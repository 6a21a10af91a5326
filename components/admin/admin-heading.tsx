import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Plus } from "@/components/ui/icons";
import { ErrorState } from "@/components/ui/states";
import { NoticeOnLoad } from "@/components/ui/toaster";
import type { Notice } from "@/lib/copy/server-notices";
import { type AdminList, adminHref } from "@/lib/publications/admin-filters";

/** Id of the heading that takes the focus when the row that had it is removed. */
export const TABLE_HEADING_ID = "titre-de-page";

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
    <div className="mb-4 flex flex-wrap sm:mb-6 items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h1 id={TABLE_HEADING_ID} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
          {title}
        </h1>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2 sm:gap-3">{children}</div>}
    </div>
  );
}

/** Links to the add dialog, which opens over the table without changing its state. */
export function AddLink({ list, label }: { list: AdminList; label: string }) {
  return (
    <ButtonLink href={adminHref(list, { kind: "new" })} scroll={false} variant="accent">
      <Plus />
      {label}
    </ButtonLink>
  );
}

/** Replaces a table that could not be loaded: the notice and a "Réessayer" button. */
export function ListFailure({ notice, reference }: { notice: Notice; reference: string }) {
  return (
    <>
      <NoticeOnLoad notice={notice} />
      <ErrorState title={notice.description ?? notice.title} reference={reference} />
    </>
  );
}
