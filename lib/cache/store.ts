import { LRUCache } from "lru-cache";

const MIB = 1024 * 1024;

/** A cache entry of Next, with the tags that invalidate it. */
export type CacheEntry = {
  lastModified: number;
  value: unknown;
  cacheControl: unknown;
  tags: string[];
};

export type SentPage = {
  headers: Record<string, string | number | string[] | undefined>;
  /** Hash of the uncompressed body. */
  hash: string;
  br: Buffer;
  gzip: Buffer;
};

/** Uses wall-clock time, since pages expire at midnight. */
const BY_THE_CLOCK = { perf: { now: () => Date.now() }, ttlResolution: 0 };

/** Next's own pages and the database's answers. */
export const data = new LRUCache<string, CacheEntry>({
  ...{ ...BY_THE_CLOCK, max: 5_000, maxSize: 32 * MIB },
  sizeCalculation: sizeOf,
});
/** Free-text searches have their own store, so that they evict nothing else. */
export const searches = new LRUCache<string, CacheEntry>({
  ...{ ...BY_THE_CLOCK, max: 500, maxSize: 8 * MIB },
  sizeCalculation: sizeOf,
});
export const pages = new LRUCache<string, SentPage>({
  ...{ ...BY_THE_CLOCK, max: 5_000, maxSize: 16 * MIB },
  sizeCalculation: ({ br, gzip }) => br.length + gzip.length + 1_000,
});

/** Invalidations between processes, where there are several. */
export type InvalidationChannel = {
  /** True while disconnected from the others: the cache may be out of date then. */
  isLost(): boolean;
  announce(tags: string[]): Promise<void>;
};

let channel: InvalidationChannel | null = null;
let invalidations = 0;

export function setChannel(others: InvalidationChannel): void {
  channel = others;
}

export const isDisconnected = () => channel?.isLost() ?? false;

/** Returns the number of invalidations; what began under another number is stale and not cached. */
export const generation = () => invalidations;

/** Invalidates every entry that has one of these tags, here and in the other processes. */
export async function invalidate(tags: string[]): Promise<void> {
  invalidateHere(tags);
  await channel?.announce(tags);
}

/** Invalidates entries of this process only; `null` tags invalidate everything. */
export function invalidateHere(tags: string[] | null): void {
  invalidations += 1;
  // All pages go: they are rendered again from the stores below, and within a minute anyway.
  pages.clear();
  for (const store of [data, searches]) {
    for (const [key, entry] of store.entries()) {
      if (!tags || entry.tags.some((tag) => tags.includes(tag))) store.delete(key);
    }
  }
}

export function cacheStats(): { entries: number; bytes: number } {
  const stores = [data, searches, pages];
  return {
    entries: stores.reduce((sum, { size }) => sum + size, 0),
    bytes: stores.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
  };
}

/** About how many bytes of memory an entry takes; a character may take two. */
function sizeOf(thing: unknown): number {
  if (typeof thing === "string") return 2 * thing.length + 1;
  if (thing instanceof Uint8Array) return thing.byteLength + 1;
  if (thing instanceof Map) return sizeOf([...thing]);
  if (typeof thing !== "object" || thing === null) return 8;
  return Object.entries(thing).reduce((sum, [name, value]) => sum + name.length + sizeOf(value), 8);
}
