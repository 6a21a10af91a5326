import { currentRequest } from "#lib/monitoring/request-context.ts";
import { untilNextMidnight } from "#lib/text/dates.ts";
import {
  type CacheEntry,
  data,
  generation,
  invalidate,
  isDisconnected,
  searches,
} from "./store.ts";

/** The fields of Next's cache entries that are read here. */
type Value = {
  kind: string;
  status?: number;
  headers?: Record<string, unknown>;
  data?: { status?: number; body: string };
  tags?: string[];
  revalidate?: unknown;
};
type Context = { fetchCache?: boolean; tags?: string[]; cacheControl?: unknown };

const TAGS_HEADER = "x-next-cache-tags";
const LONGEST_SEARCH_S = 60;

/** Empty answers, plain or in base64, as Next stores the body of a fetch. */
const NOTHING = ["", "[]", "{}", "null", "0"];
const EMPTY = new Set(NOTHING.flatMap((text) => [text, btoa(text)]));

/**
 * Next's `cacheHandler` (next.config.ts), one instance per request: a bounded cache in this process, of
 * successful results only. It ends with the process, so that a restart never shows what was invalidated.
 */
export default class CacheHandler {
  private readonly begun = Date.now();
  private readonly since = generation();

  async get(key: string): Promise<CacheEntry | null> {
    return isDisconnected() ? null : (data.get(key) ?? searches.get(key) ?? null);
  }

  async set(key: string, value: Value | null, context: Context = {}): Promise<void> {
    // Rendered without its data: the cached page, however old, is better.
    if (!context.fetchCache && currentRequest()?.hasFailed) return;
    data.delete(key);
    searches.delete(key);
    if (!value || !mayKeep(value) || this.since !== generation()) return;
    const { cacheControl } = context;
    const entry = { lastModified: Date.now(), value, cacheControl, tags: tagsOf(value, context) };
    const seconds = value.kind === "FETCH" ? Number(value.revalidate) : Number.POSITIVE_INFINITY;
    const isSearch = seconds <= LONGEST_SEARCH_S;
    const rest = this.begun - Date.now() + seconds * 1_000;
    const ttl = Math.min(untilNextMidnight(this.begun), isSearch ? rest : Number.POSITIVE_INFINITY);
    if (ttl > 0) (isSearch ? searches : data).set(key, entry, { ttl });
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    await invalidate([tags].flat());
  }

  resetRequestCache(): void {}
}

/** Caches only pages and files that exist, and non-empty answers: anyone can make up addresses of others. */
function mayKeep({ kind, status, data: answer }: Value): boolean {
  if (kind === "FETCH") return answer?.status === 200 && !EMPTY.has(answer.body);
  return (kind === "APP_PAGE" || kind === "APP_ROUTE") && (status ?? 200) === 200;
}

function tagsOf({ headers, tags = [] }: Value, context: Context): string[] {
  const ofPage = headers?.[TAGS_HEADER];
  return [...(context.tags ?? []), ...tags, ...(ofPage ? String(ofPage).split(",") : [])];
}
