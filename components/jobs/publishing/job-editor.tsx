"use client";

import { useEditorAddress } from "@/components/admin/use-editor-address";
import type { Job } from "@/lib/jobs/schema";
import { JobDialog } from "./job-dialog";

type Props = { job?: Job; copy?: boolean; tableHref: string };

/** The dialog that the table's address asks for. */
export function JobEditor({ tableHref, ...props }: Props) {
  return <JobDialog {...props} {...useEditorAddress(tableHref)} />;
}
