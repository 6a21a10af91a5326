"use server";

import { z } from "zod";
import { type ActionResult, done, refused } from "@/lib/actions/result";
import { recruiterAction } from "@/lib/actions/viewer-action";
import { manageNotices, reviewNotices } from "@/lib/copy/administration-notices";
import { logError } from "@/lib/log";
import { requestClient } from "@/lib/supabase/server";
import { todayInCanada } from "@/lib/text/dates";
import { everyKind, type Kind, kinds } from "./kinds";
import { ownEmployerLabels } from "./ownership";
import { revalidatePublication } from "./revalidation";

/** What can be done with several publications of one's own at once. */
const MANAGED = ["publish", "fill", "renew", "copy"] as const;
type Managed = (typeof MANAGED)[number];

/** As many as a page of the table shows, and room. */
const MAX_AT_ONCE = 50;

/** What the bar under the table sends. */
const managingInput = z.object({
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
function draftOf(row: Record<string, unknown>, owner: string, viewerId: string) {
  const written = Object.entries(row).filter(([column]) => !GENERATED.includes(column));
  return { ...Object.fromEntries(written), status: "draft", [owner]: viewerId };
}

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
    const unchanged = ids.length - changed.length;
    const waits = act === "publish" && changed.some(({ status }) => status === "pending");
    if (unchanged === 0 && waits) return done(reviewNotices.waiting);
    const notice = manageNotices.changed(act, changed.length, unchanged);
    return unchanged === 0 ? done(notice) : refused(notice);
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
  const own = await ownEmployerLabels(kind, viewerId);
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
