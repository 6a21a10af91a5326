import "server-only";
import { type ActionResult, done, refused } from "@/lib/actions/result";
import { recruiterAction } from "@/lib/actions/viewer-action";
import type { Notice } from "@/lib/copy/notices";
import { logError } from "@/lib/log";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/search";
import { type Kind, kinds, type RowOf } from "./kinds";
import { ownWords } from "./owning";
import { forgetPublication, revalidatePublication } from "./revalidation";

type Deleting<K extends Kind> = {
  deleted: Notice;
  failed: Notice;
  /** What else goes with the row, once it is gone. */
  clear?: (row: RowOf<K>) => Promise<void>;
};

/** The action that deletes a publication of one's own; applications to it stay. */
export function deletePublication<K extends Kind>(
  kind: K,
  form: FormData,
  { deleted, failed, clear }: Deleting<K>,
): Promise<ActionResult> {
  return recruiterAction(`${kind}.delete`, async (viewer) => {
    const id = String(form.get("id") ?? "");
    if (!isUuid(id)) return refused(failed);
    const client = await requestClient();
    const { data, error } = await client
      .from(kinds[kind as Kind].table)
      .delete()
      .eq("id", id)
      .or(await ownWords(kind, viewer.id))
      .select("*");
    const [row] = data ?? [];
    if (error || !row) {
      if (error) forgetPublication(kind, id);
      logError(`${kind}.delete`, error ?? "no row");
      return refused(failed);
    }
    await clear?.(row as RowOf<K>);
    revalidatePublication(kind, id);
    return done(deleted);
  });
}
