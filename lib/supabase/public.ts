import "server-only";
import { createClient } from "@supabase/supabase-js";
import { supabaseEnv } from "@/lib/env";
import { currentRequest } from "@/lib/monitoring/request-context";
import type { Database } from "@/lib/supabase/database.types";
import { fetchInTime } from "./time-limit";

/** How long rows that were removed in the database, past the site, are still shown. Pages repeat it: Next wants a literal. */
export const REVALIDATE_SECONDS = 300;
/** What is cached this briefly has a store of its own (lib/cache/store.ts). */
const BRIEF_SECONDS = 30;

type Options = {
  /** Free text is cached briefly: it would fill the cache with answers that are not asked for twice. */
  cache?: boolean | "briefly";
};

/**
 * A client without a session, for what everybody may see. Its answers are cached under `tags`
 * until a write calls `revalidateTag` on one of them, and five minutes at most.
 *
 * Next keeps only answers with status 200: ask for rows and for a count in two calls, since rows
 * with a count come back as 206.
 */
export function publicClient(tags: string[], { cache = true }: Options = {}) {
  const { url, key } = supabaseEnv();
  const revalidate = cache === "briefly" ? BRIEF_SECONDS : REVALIDATE_SECONDS;
  const caching = cache ? { next: { tags, revalidate } } : {};

  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // The page fails at once, and offers "Réessayer".
    db: { retry: false },
    global: {
      fetch: async (input, init) => {
        const answer = await fetchInTime(input, { ...init, ...caching });
        const request = currentRequest();
        if (request && isRead(String(input), init) && isFailure(answer.status)) {
          request.hasFailed = true;
        }
        return answer;
      },
    },
  });
}

function isRead(url: string, init: RequestInit = {}): boolean {
  const { method = "GET" } = init;
  return method === "GET" || method === "HEAD" || (method === "POST" && url.includes("/rpc/"));
}

/** No row where one is asked for (406) and a page past the last (416) are answers like others. */
function isFailure(status: number): boolean {
  return status >= 400 && status !== 406 && status !== 416;
}
