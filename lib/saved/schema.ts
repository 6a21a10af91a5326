import { z } from "zod";
import { type KindThatCan, kindsThatCan } from "@/lib/publications/kinds";
import type { Compared } from "@/lib/publications/match";

export type SavedKind = KindThatCan<"save">;

export const savedTarget = z.object({ kind: z.enum(kindsThatCan("save")), id: z.uuid() });
export type SavedTarget = z.infer<typeof savedTarget>;

/** A saved item in the personal space; `title` is null if it is no longer public. */
export type SavedItem = {
  kind: SavedKind;
  id: string;
  title: string | null;
  organisation: string | null;
  location: string | null;
  deadline: string | null;
  /** Fields to match against the candidate's situation; null for kinds without them. */
  compared: Compared | null;
  open: boolean;
  savedAt: string;
};
