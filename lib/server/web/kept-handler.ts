import type {
  CacheHandler,
  CacheHandlerValue,
} from "next/dist/server/lib/incremental-cache/index.js";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { currentBudget } from "#budget";
import { mayKeep, sizeOf, type Thing, tagsOf } from "./kept-rules.ts";
import { KeptStore } from "./kept-store.ts";
import type { SharedWithdrawals } from "./shared-withdrawals.ts";

/** The README names these bounds. */
const store = new KeptStore<Stored>({ entries: 5_000, bytes: 64 * 1024 * 1024 });
let others: SharedWithdrawals | null = null;
const TRIM_EVERY = 1_000;
let pages = 0;

type Stored = Pick<CacheHandlerValue, "value" | "cacheControl">;
type Get = Parameters<CacheHandler["get"]>;
type Set = Parameters<CacheHandler["set"]>;

/** How much this process keeps of pages and of the database's answers. */
export const keptFigures = () => store.figures();

/**
 * To be called by a server that is one of several: they tell one another what is withdrawn. Next puts
 * this module into the middleware's bundle too, where nothing may open a line to anybody.
 */
export function shareKept(connect: (kept: typeof store) => SharedWithdrawals): void {
  others = connect(store);
}

/**
 * Where Next keeps pages and the database's answers (`cacheHandler` of next.config.ts): in this
 * process alone, within bounds, and only what was found. Nothing outlives the process, so that no
 * start can show what was withdrawn, and what the build had drawn is drawn again. Next makes one of
 * these for each request.
 */
export default class KeptHandler implements CacheHandler {
  private readonly since = store.generation;

  async get(key: Get[0], context: Get[1]): Promise<CacheHandlerValue | null> {
    if (others?.isLost()) return null;
    const found = store.get(key, "softTags" in context ? context.softTags : undefined);
    return found && { lastModified: found.madeAt, ...found.value };
  }

  async set(key: Set[0], value: Set[1], context: Set[2]): Promise<void> {
    if (!context.fetchCache) trimLifetimes();
    // Drawn without its data: what is kept already, however old, says more.
    if (!context.fetchCache && currentBudget().hasFailed) return;
    if (!mayKeep(value)) return store.delete(key);
    const cacheControl = "cacheControl" in context ? context.cacheControl : undefined;
    const tags = tagsOf(value as Thing, "tags" in context ? context.tags : undefined);
    const thing = { value: { value, cacheControl }, madeAt: Date.now(), tags, since: this.since };
    store.set(key, thing, sizeOf(value as Thing) + key.length);
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    store.withdraw([tags].flat());
    await others?.announce([tags].flat());
  }

  resetRequestCache(): void {}
}

/**
 * Next remembers the lifetime of every address that was ever asked for, found or not. What is kept
 * here brings its own, so the list can be emptied now and then.
 */
function trimLifetimes(): void {
  pages += 1;
  if (pages % TRIM_EVERY !== 0) return;
  new SharedCacheControls({ routes: {}, dynamicRoutes: {} } as never, undefined).clear();
}
