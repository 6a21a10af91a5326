import "server-only";
import { createClient } from "@supabase/supabase-js";
import { supabaseEnv } from "@/lib/env";
import { currentRequest } from "@/lib/monitoring/request-context";
import type { Database } from "@/lib/supabase/database.types";
import { fetchInTime } from "./time-limit";

/**
 * Seconds for which rows deleted directly in the database may still appear. Next needs a literal in pages.
 */
export const REVALIDATE_SECONDS = 300;
/** Briefly cached entries have their own store (lib/cache/store.ts). */
const BRIEF_SECONDS = 30;

type Options = {
  /** "briefly" for free text: its varied results would fill the cache without being reused. */
  cache?: boolean | "briefly";
};

/**
 * Returns a client without a session, for public data. Responses are cached under `tags` until a write calls
 * `revalidateTag` on one of them, and for five minutes at most.
 *
 * Next only caches status 200: request rows and a count in two calls, since rows with a count have status
 * 206.
 */
export function publicClient(tags: string[], { cache = true }: Options = {}) {
  const { url, key } = supabaseEnv();
  const revalidate = cache === "briefly" ? BRIEF_SECONDS : REVALIDATE_SECONDS;
  const caching = cache ? { next: { tags, revalidate } } : {};

  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Fail at once: the page offers "Réessayer".
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

/** A single row that does not exist (406) and a page past the end (416) are normal responses. */
function isFailure(status: number): boolean {
  return status >= 400 && status !== 406 && status !== 416;
}
