import { AsyncLocalStorage } from "node:async_hooks";

// One for the process: the server and each bundle of Next load a copy of this module.
const KEY = Symbol.for("horizon-erable.request-id");
const shared: { [KEY]?: AsyncLocalStorage<string> } = AsyncLocalStorage as never;
shared[KEY] ??= new AsyncLocalStorage<string>();
const ids = shared[KEY];

/** The header by which proxies and people name a request. */
export const REQUEST_ID_HEADER = "x-request-id";

/** Runs what answers a request; every line that it logs bears the id. */
export function withRequestId<T>(id: string, answer: () => T): T {
  return ids.run(id, answer);
}

/** The id of the request that is being answered; undefined outside of one. */
export function requestId(): string | undefined {
  return ids.getStore();
}

/**
 * The id of a request: what the operator's own proxy says, or a new one. Without a proxy the header
 * is anybody's to write.
 */
export function idOf(said: string | undefined, isProxied: boolean): string {
  return isProxied && said && /^[\w-]{8,64}$/.test(said) ? said : crypto.randomUUID();
}
