import type { ServerResponse } from "node:http";

/**
 * What a public page says to caches that many share (docs/decisions/0020): they may keep it for two
 * seconds in all, so that nothing ever has to be withdrawn from them, and longer only while the
 * site does not answer. Browsers ask each time, and are told that nothing has changed.
 */
export const SHARED_BRIEFLY =
  "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=600";

/** For how many seconds shared caches may keep an answer, by its own word; 0 where it says nothing. */
export function sharedSeconds(cacheControl: unknown): number {
  return Number(/s-maxage=(\d+)/.exec(String(cacheControl ?? ""))?.[1] ?? 0);
}

/** Next lets others keep for an hour, and then a year, what the site withdraws at once. */
export function shareBriefly(response: ServerResponse): void {
  const isKept = !response.headersSent && sharedSeconds(response.getHeader("cache-control")) > 0;
  if (isKept) response.setHeader("cache-control", SHARED_BRIEFLY);
}
