import "server-only";
import { createClient } from "@supabase/supabase-js";
import { headers } from "next/headers";
import { supabaseEnv } from "@/lib/env";
import { clientAddress, networkOf } from "@/lib/security/incoming-request";
import { fingerprint, siteProof, VISITOR_HEADER } from "@/lib/security/secret";
import type { Database } from "@/lib/supabase/database.types";
import { fetchInTime } from "./time-limit";

/**
 * Returns a client without session or cache, for public calls: sign-up, mails of the authentication service,
 * functions for visitors. A session that it gets stays in memory.
 */
export function visitorClient(caller: Record<string, string> = {}) {
  const { url, key } = supabaseEnv();
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: fetchInTime, headers: { ...siteProof(), ...caller } },
  });
}

/**
 * Returns the headers by which the database limits this visitor's calls separately, for `visitorClient`: a
 * hash of their network. Empty if the address is unknown.
 */
export async function callerHeaders(): Promise<Record<string, string>> {
  const address = clientAddress((await headers()).get("x-forwarded-for"));
  return address === null ? {} : { [VISITOR_HEADER]: fingerprint(`visitor ${networkOf(address)}`) };
}
