"use client";

import { useEditorAddress } from "@/components/admin/use-editor-address";
import type { OwnMission } from "@/lib/freelance/schema";
import { MissionDialog } from "./mission-dialog";

type Props = { mission?: OwnMission; copy?: boolean; tableHref: string };

/** The dialog that the table's address asks for. */
export function MissionEditor({ tableHref, ...props }: Props) {
  return <MissionDialog {...props} {...useEditorAddress(tableHref)} />;
}
