import { AsyncLocalStorage } from "node:async_hooks";
import type {
  CacheHandler,
  CacheHandlerValue,
} from "next/dist/server/lib/incremental-cache/index.js";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { currentBudget } from "#budget";
import { endOfDayAt } from "./day.ts";
import { mayKeep, type Page, packedSize, sizeOf, type Thing, tagsOf } from "./kept-rules.ts";
import { KeptStore } from "./kept-store.ts";
import type { PackedPage, packPage, unpackPage } from "./packed-pages.ts";
import { sentPages } from "./sent-pages.ts";
import type { SharedWithdrawals, shareWithdrawals } from "./shared-withdrawals.ts";

/** The README names these bounds. */
const MIB = 1024 * 1024;
const store = new KeptStore<Stored>({ entries: 5_000, bytes: 16 * MIB });
/** Answers to words that people type have a room of their own, and drive nothing else out. */
const searches = new KeptStore<Stored>({ entries: 500, bytes: 8 * MIB });
const rooms = [store, searches, sentPages];
const LONGEST_SEARCH_S = 60;
let others: SharedWithdrawals | null = null;
const TRIM_EVERY = 1_000;
let pages = 0;

type Stored = Pick<CacheHandlerValue, "value" | "cacheControl"> & { packed?: PackedPage };
type Get = Parameters<CacheHandler["get"]>;
type Set = Parameters<CacheHandler["set"]>;

/** How much this process keeps of pages, of the database's answers and of what leaves. */
export function keptFigures(): { entries: number; bytes: number } {
  const figures = rooms.map((room) => room.figures());
  const sum = (figure: "entries" | "bytes") => figures.reduce((all, one) => all + one[figure], 0);
  return { entries: sum("entries"), bytes: sum("bytes") };
}

const noted = new AsyncLocalStorage<globalThis.Set<string>>();

/**
 * Runs what draws a page; by what the page can be withdrawn is then in `tags`: the tags of all that
 * was read for it, or of the page itself where it was kept.
 */
export function notingTags<T>(tags: globalThis.Set<string>, draw: () => T): T {
  return noted.run(tags, draw);
}

function note(tags: string[] = []): void {
  const known = noted.getStore();
  if (known) for (const tag of tags) known.add(tag);
}

/**
 * To be called by a server that is one of several: they tell one another what is withdrawn. Next puts
 * this module into the middleware's bundle too, where nothing may open a line to anybody.
 */
export function shareKept(connect: (kept: Withdrawing) => SharedWithdrawals): void {
  others = connect({
    withdraw: withdrawHere,
    withdrawAll: () => {
      for (const room of rooms) room.withdrawAll();
    },
  });
}

type Packing = { pack: typeof packPage; unpack: typeof unpackPage };
let packing: Packing | null = null;

/** To be called by a server: pages of Next's are kept packed from then on. Not in a bundle, as above. */
export function keepPacked(how: Packing): void {
  packing = how;
}

type Withdrawing = Parameters<typeof shareWithdrawals>[1];

/** True while the other processes cannot be heard: what is kept here may be out of date. */
export const isOutOfTouch = () => others?.isLost() ?? false;

/** How often the other processes could not be told at once of a withdrawal. */
export const untoldWithdrawals = () => others?.failures() ?? 0;

function withdrawHere(tags: string[]): void {
  for (const room of rooms) room.withdraw(tags);
}

/**
 * Where Next keeps pages and the database's answers (`cacheHandler` of next.config.ts): in this
 * process alone, within bounds, and only what was found. Nothing outlives the process, so that no
 * start can show what was withdrawn, and what the build had drawn is drawn again. Next makes one of
 * these for each request. What was begun on one day is not given out on the next: it may say what
 * can still be applied to.
 */
export default class KeptHandler implements CacheHandler {
  private readonly since = store.generation;
  private readonly begun = Date.now();

  async get(key: Get[0], context: Get[1]): Promise<CacheHandlerValue | null> {
    if (others?.isLost()) return null;
    if ("tags" in context) note(context.tags);
    const softTags = "softTags" in context ? context.softTags : undefined;
    const found = store.get(key, softTags) ?? searches.get(key, softTags);
    note(found?.tags);
    if (!found) return null;
    const { value, cacheControl, packed } = found.value;
    const page = packed && packing ? await packing.unpack(packed) : value;
    return { lastModified: found.madeAt, cacheControl, value: page };
  }

  async set(key: Set[0], value: Set[1], context: Set[2]): Promise<void> {
    if (!context.fetchCache) trimLifetimes();
    // Drawn without its data: what is kept already, however old, says more.
    if (!context.fetchCache && currentBudget().hasFailed) return;
    if (!mayKeep(value)) return forget(key);
    const cacheControl = "cacheControl" in context ? context.cacheControl : undefined;
    const tags = tagsOf(value as Thing, "tags" in context ? context.tags : undefined);
    note(tags);
    const brief = value.kind === "FETCH" && value.revalidate <= LONGEST_SEARCH_S;
    const until = brief ? this.begun + value.revalidate * 1_000 : Number.POSITIVE_INFINITY;
    const packed = value.kind === "APP_PAGE" ? await packing?.pack(value as Page) : undefined;
    const stored = packed ? { value: null, packed } : { value };
    const thing = {
      ...{ value: { ...stored, cacheControl }, madeAt: Date.now(), tags, since: this.since },
      until: Math.min(until, endOfDayAt(this.begun)),
    };
    const size = packed ? packedSize(packed) : sizeOf(value as Thing);
    (brief ? searches : store).set(key, thing, size + key.length);
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    withdrawHere([tags].flat());
    await others?.announce([tags].flat());
  }

  resetRequestCache(): void {}
}

function forget(key: string): void {
  store.delete(key);
  searches.delete(key);
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
