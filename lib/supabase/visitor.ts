import "server-only";
import { createClient } from "@supabase/supabase-js";
import { supabaseEnv } from "@/lib/env";
import { siteProof } from "@/lib/secret";
import type { Database } from "@/lib/supabase/database.types";
import { fetchInTime } from "./time-limit";

/**
 * A client without a session and without a cache, for calls that anybody may make: sign-up, mails
 * of the authentication service, functions for visitors. A session that it gets stays in memory.
 */
export function visitorClient() {
  const { url, key } = supabaseEnv();
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: fetchInTime, headers: siteProof() },
  });
}
