import "server-only";
import { type ActionResult, done, refused } from "@/lib/actions/result";
import { recruiterAction } from "@/lib/actions/viewer-action";
import { employerNotices } from "@/lib/copy/employer-notices";
import type { Notice } from "@/lib/copy/notices";
import { logError } from "@/lib/monitoring/log";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/search";
import { can, type Kind, kinds, type RowOf } from "./kinds";
import { listOwnEmployers, ownEmployerLabels } from "./ownership";
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
      .or(await ownEmployerLabels(kind, viewer.id))
      .select("*");
    const [row] = data ?? [];
    if (error) {
      forgetPublication(kind, id);
      logError(`${kind}.delete`, error);
      return refused(failed);
    }
    if (!row) return refused((await whyNotDeleted(kind, viewer.id, id)) ?? failed);
    await clear?.(row as RowOf<K>);
    revalidatePublication(kind, id);
    return done(deleted);
  });
}

/** Row-level security refuses in silence: members delete what is theirs, as long as nobody applied to it. */
async function whyNotDeleted(kind: Kind, viewerId: string, id: string): Promise<Notice | null> {
  if (!can(kind, "employer")) return null;
  const client = await requestClient();
  const { data } = await client
    .from(kinds[kind].table)
    .select("recruiter_id, employer_id")
    .eq("id", id)
    .maybeSingle();
  const employers = await listOwnEmployers();
  const employer = employers.find((own) => own.id === data?.employer_id);
  if (!data || employer?.role !== "member") return null;
  const isOwn = data.recruiter_id === viewerId;
  return isOwn ? employerNotices.deleteAppliedTo : employerNotices.deleteOfColleague;
}
