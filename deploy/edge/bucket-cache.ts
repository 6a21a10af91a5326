import type {
  CacheEntryType,
  CacheValue,
  IncrementalCache,
  WithLastModified,
} from "@opennextjs/aws/types/overrides.js";
import { getCloudflareContext } from "@opennextjs/cloudflare";
import { currentRequest, newRequest } from "@/lib/monitoring/request-context";

type Found = { meta?: { status?: number }; data?: { status?: number; body: string } };

/** Answers of the database that hold nothing, as Next writes the body of a request. */
const NOTHING = new Set(["", "[]", "{}", "null", "0"].flatMap((text) => [text, btoa(text)]));

/**
 * Where Next keeps pages and the database's answers on the edge: the same rules as in one process
 * (lib/cache/handler.ts), in a bucket that all share. Only what was found is stored, as old as
 * the beginning of the request that made it: what was invalidated meanwhile is then out of date.
 */
export class BucketCache implements IncrementalCache {
  name = "bucket";

  async get<Type extends CacheEntryType = "cache">(
    key: string,
    type?: Type,
  ): Promise<WithLastModified<CacheValue<Type>> | null> {
    const found = await bucket().get(nameOf(key, type));
    if (!found) return null;
    return { value: await found.json(), lastModified: Number(found.customMetadata?.begun ?? 0) };
  }

  async set<Type extends CacheEntryType = "cache">(
    key: string,
    value: CacheValue<Type>,
    type?: Type,
  ): Promise<void> {
    const { begunAt, hasFailed } = currentRequest() ?? newRequest();
    if (type !== "fetch" && hasFailed) return;
    if (!mayKeep(value as Found)) return this.delete(key, type);
    const begun = String(begunAt - 1);
    await bucket().put(nameOf(key, type), JSON.stringify(value), { customMetadata: { begun } });
  }

  async delete(key: string, type?: CacheEntryType): Promise<void> {
    await bucket().delete(nameOf(key, type));
  }
}

function mayKeep({ meta, data }: Found): boolean {
  if ((meta?.status ?? data?.status ?? 200) !== 200) return false;
  return data === undefined || !NOTHING.has(data.body);
}

/** A build never reads the entries of another one. */
function nameOf(key: string, type: CacheEntryType = "cache"): string {
  return `${process.env.OPEN_NEXT_BUILD_ID}/${type}/${encodeURIComponent(key)}`;
}

function bucket() {
  return getCloudflareContext().env.NEXT_INC_CACHE_R2_BUCKET as R2Bucket;
}
