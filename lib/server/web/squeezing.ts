import { promisify } from "node:util";
import { brotliCompress, constants, gunzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { ownBytes } from "./own-bytes.ts";
import type { SentPage } from "./sent-pages.ts";

/** Three milliseconds for a list; the best takes 200, for a tenth less. */
const QUICK = 5;
const BEST = 11;
/** More pages wait only while robots read everything: who asks again later will do. */
const LONGEST_QUEUE = 50;

/** What was squeezed, by the hash of the text: most pages are drawn anew without having changed. */
const squeezed = new LRUCache<string, Buffer>({ max: 1_000, maxSize: 8 * 1024 * 1024 });
const askedFor = new WeakSet<SentPage>();
const waiting = new Set<SentPage>();
let isBusy = false;

/** A page's text with brotli: at its best where this very text was squeezed before. */
export async function quicklySqueezed(
  hash: string,
  text: Buffer,
): Promise<{ br: Buffer; isSqueezed: boolean }> {
  const best = squeezed.get(hash);
  return { br: best ?? (await coded(text, QUICK)), isSqueezed: best !== undefined };
}

/**
 * Called each time that a page leaves with brotli. What is asked for a second time is worth
 * squeezing: aside, one page after the other, since each takes a core.
 */
export function squeezeWhatIsRead(page: SentPage): void {
  if (page.isSqueezed) return;
  if (!askedFor.has(page)) return void askedFor.add(page);
  if (waiting.size < LONGEST_QUEUE) waiting.add(page);
  if (!isBusy) void squeezeAll();
}

async function squeezeAll(): Promise<void> {
  isBusy = true;
  for (const page of waiting) {
    const { hash, bytes } = page;
    const best = squeezed.get(hash) ?? (await coded(await promisify(gunzip)(bytes.gzip), BEST));
    squeezed.set(hash, best, { size: best.length });
    bytes.br = best;
    page.isSqueezed = true;
    waiting.delete(page);
  }
  isBusy = false;
}

async function coded(text: Buffer, quality: number): Promise<Buffer> {
  const made = await promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  return ownBytes(made);
}
