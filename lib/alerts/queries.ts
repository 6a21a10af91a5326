import "server-only";
import { logError } from "@/lib/monitoring/log";
import { requestClient } from "@/lib/supabase/server";
import { visitorClient } from "@/lib/supabase/visitor";
import type { Alert } from "./schema";

/**
 * Returns a member's alerts, newest first.
 * @throws when the database does not answer.
 */
export async function listAlerts(userId: string): Promise<Alert[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("alerts")
    .select("id, kind, label, address, frequency, status")
    .eq("user_id", userId)
    .order("created_at", { ascending: false })
    .order("id");
  if (error) throw error;
  return data.map(({ status, frequency, ...alert }) => ({
    ...alert,
    frequency: frequency === "daily" ? "daily" : "weekly",
    paused: status === "paused",
  }));
}

/**
 * Returns the alerts that a mail's token gives access to, newest first: the active one, or those pending
 * for the same address. Empty when they cannot be read now.
 */
export async function listAlertsByToken(token: string) {
  const { data, error } = await visitorClient().rpc("alerts_by_token", { token });
  if (error) logError("alerts.token", error);
  return data ?? [];
}
