"use server";

import { refresh } from "next/cache";
import { type ActionResult, done, refused } from "@/lib/actions/result";
import { operatorAction } from "@/lib/actions/viewer-action";
import { trustNotices } from "@/lib/copy/trust-notices";
import { logError } from "@/lib/log";
import { requestClient } from "@/lib/supabase/server";

/** Switches a rule of postings off, or on again; it holds from the next publication on. */
export async function switchRule(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return operatorAction("operation.rule", async () => {
    const enable = form.get("enable") === "1";
    const client = await requestClient();
    const { error } = await client.rpc("operate_posting_rule", {
      rule: String(form.get("id") ?? ""),
      enable,
    });
    if (error) {
      logError("operation.rule", error);
      return refused(trustNotices.ruleFailed);
    }
    refresh();
    return done(enable ? trustNotices.ruleEnabled : trustNotices.ruleDisabled);
  });
}
