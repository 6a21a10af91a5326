"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { HONEYPOT } from "@/lib/actions/honeypot";
import { type ActionResult, done, invalid, refused, type Sender } from "@/lib/actions/result";
import { viewerAction, withErrorMessage } from "@/lib/actions/viewer-action";
import { currentViewer } from "@/lib/auth/viewer";
import { alertNotices } from "@/lib/copy/alert-notices";
import { tryAgainIn } from "@/lib/copy/auth-errors";
import { failure } from "@/lib/copy/server-notices";
import { suspensionNotice } from "@/lib/copy/suspension";
import { requestMail } from "@/lib/mail/sending";
import { logError } from "@/lib/monitoring/log";
import { isTooMany, LONGEST_LIMIT } from "@/lib/security/rate-limit";
import { requestClient } from "@/lib/supabase/server";
import { callerHeaders, visitorClient } from "@/lib/supabase/visitor";
import { parseToken } from "@/lib/text/address-values";
import { addressSchema } from "@/lib/text/fields";
import { textFields } from "@/lib/text/plain";
import { type AlertInput, changeSchema, parseAlertId, savedSearchSchema } from "./schema";
import { confirmByToken, saveSearch, unsubscribeByToken } from "./subscriptions";

/**
 * Requests an alert without an account: sends the confirmation mail. The answer is the same whether the
 * address is new, pending or subscribed already. A member gets the alert at once.
 */
export async function requestAlert(previous: Sender, data: FormData): Promise<ActionResult> {
  const values = textFields(data, ["email", "frequency"]);
  const result = await withErrorMessage("alerts.request", async () => {
    const suspended = suspensionNotice("alerts");
    if (suspended) return refused(suspended);
    const savedSearch = savedSearchSchema.safeParse(Object.fromEntries(data));
    if (!savedSearch.success) return refused(alertNotices.alertFailed);
    if ((await currentViewer()) !== null) {
      return viewerAction("alerts.request", previous, () => saveSearch(savedSearch.data));
    }
    if (data.get(HONEYPOT)) return done(alertNotices.alertRequested);
    return requestAsVisitor(savedSearch.data, values);
  });
  return { ...result, values };
}

async function requestAsVisitor(
  savedSearch: AlertInput,
  values: Record<string, string>,
): Promise<ActionResult> {
  const fields = addressSchema.safeParse(values);
  if (!fields.success) return invalid(fields.error);
  const { email } = fields.data;
  // The database applies the rate limit, by caller: by address, a stranger could use it up.
  const { data: request, error } = await visitorClient(await callerHeaders()).rpc("request_alert", {
    email,
    ...savedSearch,
  });
  if (isTooMany(error)) {
    return refused(failure(alertNotices.alertFailed.title, tryAgainIn(LONGEST_LIMIT)));
  }
  if (error) logError("alerts.request", error);
  if (error) return refused(alertNotices.alertFailed);
  await requestMail("alert", request);
  return done(alertNotices.alertRequested);
}

export async function changeAlert(previous: Sender, data: FormData): Promise<ActionResult> {
  return viewerAction({ event: "alerts.change", feature: "alerts" }, previous, async (viewer) => {
    const { success, data: input } = changeSchema.safeParse(Object.fromEntries(data));
    if (!success) return refused(alertNotices.alertChangeFailed);
    const table = (await requestClient()).from("alerts");
    const change = CHANGES[input.act];
    const { data: changed, error } = await (change === null ? table.delete() : table.update(change))
      .eq("id", input.id)
      .eq("user_id", viewer.id)
      .select("id");
    if (error) {
      logError("alerts.change", error);
      return refused(alertNotices.alertChangeFailed);
    }
    if (changed.length === 0) return refused(alertNotices.alertGone);
    refresh();
    return done(alertNotices[NOTICES[input.act]]);
  });
}

/** The update that each button makes; null deletes the row. */
const CHANGES = {
  pause: { status: "paused" },
  resume: { status: "active" },
  weekly: { frequency: "weekly" },
  daily: { frequency: "daily" },
  delete: null,
} as const;

const NOTICES = {
  pause: "alertPaused",
  resume: "alertResumed",
  weekly: "alertChanged",
  daily: "alertChanged",
  delete: "alertDeleted",
} as const;

/** Confirms an alert, from the page that a confirmation mail links to. */
export async function confirmAlert(data: FormData): Promise<void> {
  const token = parseToken(data.get("jeton"));
  const alert = parseAlertId(data.get("alerte"));
  const state = token === null ? "lien-perime" : await confirmByToken(token, alert);
  // Other alerts of the same address may still need confirming: the link stays valid for them.
  const more = state === "fait" && alert !== null ? `&jeton=${token}` : "";
  redirect(`/alertes/confirmer?etat=${state}${retryParameter(state, token)}${more}`);
}

/** Unsubscribes from one or all alerts, from the page that our mails link to. */
export async function leaveAlerts(data: FormData): Promise<void> {
  const token = parseToken(data.get("jeton"));
  const all = data.get("tout") === "1";
  const state = token === null ? "lien-perime" : await unsubscribeByToken(token, all);
  redirect(
    `/alertes/se-desabonner?etat=${state}${retryParameter(state, token)}${all ? "&tout=1" : ""}`,
  );
}

/** After a failure the page keeps the token, so that the same button can be pressed again. */
function retryParameter(state: string, token: string | null): string {
  return state === "echec" && token ? `&jeton=${token}` : "";
}
