import { createServerClient } from "@supabase/ssr";
import { FunctionsHttpError } from "@supabase/supabase-js";
import { cookies, headers } from "next/headers";
import { supabaseEnv } from "@/lib/env";
import { siteProof } from "@/lib/security/secret";
import type { Database } from "@/lib/supabase/database.types";
import { bounded, deviceHeader, sessionCookie, sessionFetch } from "./session-cookie";

/** Why an Edge Function refused, in its own word ("invalid_file"); its status where it has none. */
export async function reasonOf(error: unknown): Promise<string> {
  if (!(error instanceof FunctionsHttpError)) return "no_answer";
  const response: Response = error.context;
  const body: unknown = await response.json().catch(() => null);
  return String(Object(body).error ?? response.status);
}

/**
 * A client with the session of the request, for private pages, handlers and actions. Nothing that
 * it answers is cached. A page cannot set cookies: there the middleware has refreshed them before.
 */
export async function requestClient() {
  const store = await cookies();
  const { url, key } = supabaseEnv();
  const { fetch, isLost } = sessionFetch();
  const device = deviceHeader(await headers());
  return createServerClient<Database>(url, key, {
    cookieOptions: sessionCookie,
    db: { retry: false },
    global: { fetch, headers: { ...siteProof(), ...device } },
    cookies: {
      getAll: () => store.getAll(),
      setAll: (list) => {
        if (isLost()) return;
        try {
          for (const { name, value, options } of list) store.set(name, value, bounded(options));
        } catch {
          // A page is being rendered.
        }
      },
    },
  });
}
