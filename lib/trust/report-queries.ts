import { employerTag } from "@/lib/publications/employers";
import { asKind, pageTag } from "@/lib/publications/kinds";
import { publicClient } from "@/lib/supabase/public";
import { isUuid } from "@/lib/text/search";
import { asReportable, type Reportable } from "./reporting";

/** What a report is about, and the page that one came from. */
export type ReportTarget = { title: string; page: { kind: Reportable; id: string } };

/** What the form is about to report; null where it is not on the site, or no longer. */
export async function findReportTarget(kind: string, id: string): Promise<ReportTarget | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await clientFor(kind, id)
    .rpc("report_target", { kind, item_id: id })
    .maybeSingle();
  if (error) throw error;
  if (data === null) return null;
  return { title: data.title, page: { kind: asReportable(data.page_kind), id: data.page_id } };
}

/** A comment goes with its article, whose tag is not known yet: kept briefly, as its page is then. */
function clientFor(kind: string, id: string) {
  if (kind === "comment") return publicClient([], { cache: "briefly" });
  return publicClient([kind === "employer" ? employerTag(id) : pageTag(asKind(kind), id)]);
}
