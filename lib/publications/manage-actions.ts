"use server";

import { type ActionResult, done, refused } from "@/lib/actions/result";
import { recruiterAction } from "@/lib/actions/viewer-action";
import { gateNotices } from "@/lib/copy/gate-notices";
import { manageNotices } from "@/lib/copy/manage-notices";
import { logError } from "@/lib/log";
import { requestClient } from "@/lib/supabase/server";
import { todayInCanada } from "@/lib/text/dates";
import { type Kind, kinds } from "./kinds";
import { draftOf, type Managed, managingInput } from "./managing";
import { ownWords } from "./owning";
import { revalidatePublication } from "./revalidation";

/** Publishes, closes, renews or copies publications of the recruiter's own; each for itself. */
export async function managePublications(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return recruiterAction("publications.manage", async (viewer) => {
    const parsed = managingInput.safeParse({
      kind: form.get("kind"),
      act: form.get("act"),
      ids: [...new Set(form.getAll("id"))],
      deadline: form.get("deadline") ?? "",
    });
    if (!parsed.success) return refused(manageNotices.nothingChosen);
    const { kind, act, ids, deadline } = parsed.data;
    if (act === "renew" && deadline < todayInCanada()) return refused(manageNotices.dayPassed);
    const changed: Stored[] = [];
    for (const id of ids) {
      const stored = await manage(kind, act, id, viewer.id, deadline);
      if (stored === null) continue;
      changed.push(stored);
      revalidatePublication(kind, stored.id);
    }
    const kept = ids.length - changed.length;
    const waits = act === "publish" && changed.some(({ status }) => status === "pending");
    if (kept === 0 && waits) return done(gateNotices.waiting);
    const notice = manageNotices.changed(act, changed.length, kept);
    return kept === 0 ? done(notice) : refused(notice);
  });
}

type Stored = { id: string; status: string };

/** What was written; null where the database would not have it. */
async function manage(
  kind: Kind,
  act: Managed,
  id: string,
  viewerId: string,
  deadline: string,
): Promise<Stored | null> {
  const client = await requestClient();
  const { table, owner, deadline: day, filled } = kinds[kind];
  const own = await ownWords(kind, viewerId);
  // `never`: the table is any of them.
  const change = (values: object) =>
    client
      .from(table)
      .update(values as never)
      .eq("id", id)
      .or(own);
  const written =
    act === "publish"
      ? change({ status: "published" }).eq("status", "draft")
      : act === "fill" && filled !== null
        ? change({ status: "filled" }).eq("status", "published")
        : act === "renew" && day !== null
          ? change({ [day]: deadline }).neq("status", "filled")
          : null;
  if (written === null && act !== "copy") return null;
  const { data, error } = await (written ? written.select("id, status") : copy());
  if (error) logError("publications.manage", error, { act });
  return data?.[0] ?? null;

  async function copy() {
    const found = await client.from(table).select("*").eq("id", id).or(own);
    const [row] = found.data ?? [];
    if (!row) return found;
    const draft = draftOf(row, owner, viewerId) as never;
    return client.from(table).insert(draft).select("id, status");
  }
}
