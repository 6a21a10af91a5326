import { z } from "zod";
import { everyKind } from "./kinds";

/** What can be done with several publications of one's own at once. */
const MANAGED = ["publish", "fill", "renew", "copy"] as const;
export type Managed = (typeof MANAGED)[number];

/** As many as a page of the table shows, and room. */
const MAX_AT_ONCE = 50;

/** What the bar under the table sends. */
export const managingInput = z.object({
  kind: z.enum(everyKind),
  act: z.enum(MANAGED),
  ids: z.array(z.uuid()).min(1).max(MAX_AT_ONCE),
  deadline: z.union([z.iso.date(), z.literal("")]),
});

/** What the database writes itself: a copy has its own. */
const GENERATED = [
  ...["id", "created_at", "updated_at", "posted_at", "is_hidden", "was_public", "import_key"],
  ...["municipality_id", "abroad_marks", "yearly_pay", "duration_months"],
];

/** A row as the draft that is made of it. */
export function draftOf(row: Record<string, unknown>, owner: string, viewerId: string) {
  const written = Object.entries(row).filter(([column]) => !GENERATED.includes(column));
  return { ...Object.fromEntries(written), status: "draft", [owner]: viewerId };
}
