import { asKind, type Kind, pageTag } from "@/lib/publications/kinds";
import { publicClient } from "@/lib/supabase/public";
import { isUuid } from "@/lib/text/search";

/** What a report is about, and the page that one came from. */
export type ReportTarget = { title: string; page: { kind: Kind; id: string } };

/** What the form is about to report; null where it is not on the site, or no longer. */
export async function findReportTarget(kind: string, id: string): Promise<ReportTarget | null> {
  if (!isUuid(id)) return null;
  // A comment goes with its article, whose tag is not known yet: asked anew each time.
  const client =
    kind === "comment"
      ? publicClient([], { cache: false })
      : publicClient([pageTag(asKind(kind), id)]);
  const { data, error } = await client.rpc("report_target", { kind, item_id: id }).maybeSingle();
  if (error) throw error;
  if (data === null) return null;
  return { title: data.title, page: { kind: asKind(data.page_kind), id: data.page_id } };
}
