import { z } from "zod";

/** What can be saved, each with the column that points to it. */
export const savedColumns = {
  job: "job_id",
  mission: "freelance_id",
  scholarship: "scholarship_id",
} as const;
export type SavedKind = keyof typeof savedColumns;

/** What an action takes from the browser. */
export const savedTarget = z.object({
  kind: z.enum(["job", "mission", "scholarship"]),
  id: z.uuid(),
});
export type SavedTarget = z.infer<typeof savedTarget>;

/** A saved item as the personal space lists it; `title` is null when it is no longer public. */
export type SavedItem = {
  kind: SavedKind;
  id: string;
  href: string;
  title: string | null;
  organisation: string | null;
  location: string | null;
  deadline: string | null;
  open: boolean;
  savedAt: string;
};
