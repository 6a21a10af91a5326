import { cookies } from "next/headers";
import type { FlashKey } from "@/lib/copy/flash-messages";
import { withNotice } from "@/lib/copy/flash-parameter";
import { logError } from "@/lib/monitoring/log";
import { isSameOrigin } from "@/lib/security/incoming-request";
import { requestClient } from "@/lib/supabase/server";
import { hasSessionCookie } from "@/lib/supabase/session-cookie";

/**
 * Ends the session of this browser only, and redirects to the home page. The cookie is always deleted, even
 * if the service fails: signing out on a shared computer must not depend on it.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return new Response(null, { status: 403 });
  const client = await requestClient();
  const store = await cookies();
  const { error } = await client.auth.signOut({ scope: "local" });
  // If the session cannot be renewed, the library may not delete its cookies.
  for (const cookie of store.getAll()) if (hasSessionCookie([cookie])) store.delete(cookie.name);
  if (!error) return goHome("au-revoir");
  logError("session.sign-out", error);
  return goHome("deconnexion-impossible");
}

/** Relative, because behind a proxy the server does not know its own origin. */
function goHome(key: FlashKey): Response {
  const headers = { Location: withNotice("/", key), "Cache-Control": "private, no-store" };
  return new Response(null, { status: 303, headers });
}
