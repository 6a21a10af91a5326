import "server-only";
import { requestClient } from "@/lib/supabase/server";

/** How long after the link a new password may be set without the old one. */
const WINDOW_SECONDS = 15 * 60;

/**
 * Whether this session was opened by a link of a mail, a short while ago. Otherwise whoever finds
 * a browser signed in could take the account over without knowing its password.
 */
export async function cameByRecoveryLink(): Promise<boolean> {
  const { data } = await (await requestClient()).auth.getClaims();
  const methods = data?.claims.amr ?? [];
  const now = Date.now() / 1_000;
  return methods.some(
    (entry) =>
      typeof entry === "object" &&
      (entry.method === "otp" || entry.method === "recovery") &&
      now - entry.timestamp < WINDOW_SECONDS,
  );
}
