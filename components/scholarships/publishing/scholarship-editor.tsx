"use client";

import { useEditorAddress } from "@/components/admin/use-editor-address";
import type { OwnScholarship } from "@/lib/scholarships/schema";
import { ScholarshipDialog } from "./scholarship-dialog";

type Props = { scholarship?: OwnScholarship; copy?: boolean; tableHref: string };

/** The dialog that the table's address asks for. */
export function ScholarshipEditor({ tableHref, ...props }: Props) {
  return <ScholarshipDialog {...props} {...useEditorAddress(tableHref)} />;
}
