import { createClient } from "@supabase/supabase-js";

/** A client that no policy holds back, to prepare things and to look at what is left. */
export function operatorClient() {
  const url = process.env.E2E_SUPABASE_URL ?? "http://127.0.0.1:54321";
  return createClient(url, process.env.E2E_SECRET_KEY ?? "", {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}
