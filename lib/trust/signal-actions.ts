"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { type ActionResult, done, invalid, refused } from "@/lib/actions/result";
import { operatorAction } from "@/lib/actions/viewer-action";
import { trustNotices } from "@/lib/copy/trust-notices";
import { logError } from "@/lib/log";
import { requestClient } from "@/lib/supabase/server";

const schema = z.object({
  kind: z.string().min(1).max(40),
  id: z.uuid(),
  // When what the page showed was read, as the service wrote it.
  shown: z.string().max(40).optional(),
});

/** Says that a publication's signals mean nothing; it is asked again once it says something else. */
export async function clearSignals(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return operatorAction("signals.clear", async () => {
    const parsed = schema.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const client = await requestClient();
    const { data, error } = await client.rpc("clear_signals", {
      kind: parsed.data.kind,
      item_id: parsed.data.id,
      shown: parsed.data.shown,
    });
    if (error?.message.includes("own_case")) return refused(trustNotices.ownCase);
    if (error) {
      logError("signals.clear", error);
      return refused(trustNotices.signalsFailed);
    }
    refresh();
    return data ? done(trustNotices.signalsCleared) : refused(trustNotices.signalsChanged);
  });
}

/** Opens a case on a publication that nobody reported, and leads to it. */
export async function openCase(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return operatorAction("signals.case", async () => {
    const parsed = schema.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const client = await requestClient();
    const { data, error } = await client.rpc("open_case", {
      kind: parsed.data.kind,
      item_id: parsed.data.id,
    });
    if (error?.message.includes("nothing_to_report")) return refused(trustNotices.reportGone);
    if (error) {
      logError("signals.case", error);
      return refused(trustNotices.caseFailed);
    }
    return redirect(`/admin/operation/signalements/${data}`);
  });
}
