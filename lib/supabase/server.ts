import { createServerClient } from "@supabase/ssr";
import { FunctionsHttpError } from "@supabase/supabase-js";
import { cookies, headers } from "next/headers";
import { supabaseEnv } from "@/lib/env";
import { siteProof } from "@/lib/security/secret";
import type { Database } from "@/lib/supabase/database.types";
import { bounded, deviceHeader, sessionCookie, sessionFetch } from "./session-cookie";

/** Returns the error code of an Edge Function ("invalid_file"), or its HTTP status. */
export async function reasonOf(error: unknown): Promise<string> {
  if (!(error instanceof FunctionsHttpError)) return "no_answer";
  const response: Response = error.context;
  const body: unknown = await response.json().catch(() => null);
  return String(Object(body).error ?? response.status);
}

/**
 * Returns a client with the session of the request, for private pages, handlers and actions. Nothing is
 * cached. A page cannot set cookies: the middleware has already refreshed the session.
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
          // A page is being rendered: cookies cannot be set.
        }
      },
    },
  });
}
