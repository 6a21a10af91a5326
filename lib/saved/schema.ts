import { z } from "zod";
import { type KindThatCan, kindsThatCan } from "@/lib/publications/kinds";
import type { Compared } from "@/lib/publications/match";

/** What can be saved. */
export type SavedKind = KindThatCan<"save">;

/** What an action takes from the browser. */
export const savedTarget = z.object({ kind: z.enum(kindsThatCan("save")), id: z.uuid() });
export type SavedTarget = z.infer<typeof savedTarget>;

/** A saved item as the personal space lists it; `title` is null when it is no longer public. */
export type SavedItem = {
  kind: SavedKind;
  id: string;
  title: string | null;
  organisation: string | null;
  location: string | null;
  deadline: string | null;
  /** What a candidate's situation is compared with; null where its kind has nothing of it. */
  compared: Compared | null;
  open: boolean;
  savedAt: string;
};
