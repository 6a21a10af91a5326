import { context, createContextKey } from "@opentelemetry/api";

/** What is known of a request while it is answered. */
export type RequestState = {
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly begunAt: number;
  /** True when a call has failed: the backend was silent or away. */
  hasFailed: boolean;
  /** True once an action of ours has begun: what was sent to it could be read. */
  hasBegun: boolean;
  /** True when the page answers 404, though Next renders it whole. */
  isNotFound: boolean;
  /** Ends every call that the backend has not answered by then (lib/supabase/time-limit.ts). */
  deadline?: AbortSignal;
};

// OpenTelemetry's context, since the server and each bundle of Next load copies of this module.
const KEY = createContextKey("horizon-erable.request");

export function newRequest(id: string = crypto.randomUUID()): RequestState {
  return { id, begunAt: Date.now(), hasFailed: false, hasBegun: false, isNotFound: false };
}

/** Runs what answers a request. Needs a context manager: lib/server/web/context.ts. */
export function withRequest<T>(request: RequestState, answer: () => T): T {
  return context.with(context.active().setValue(KEY, request), answer);
}

/** The request that is being answered; undefined outside of one, and in the middleware. */
export function currentRequest(): RequestState | undefined {
  return context.active().getValue(KEY) as RequestState | undefined;
}

/** Sets the status 404 for a page that is rendered: Next leaves to scripts what `notFound()` shows. */
export function setNotFound(): void {
  Object.assign(currentRequest() ?? {}, { isNotFound: true });
}

/** The header by which proxies and people name a request. */
export const REQUEST_ID_HEADER = "x-request-id";

/**
 * The id of a request: what the operator's own proxy says, or a new one. Without a proxy the header
 * is anybody's to write.
 */
export function idOf(header: string | undefined, isProxied: boolean): string {
  return isProxied && header && /^[\w-]{8,64}$/.test(header) ? header : crypto.randomUUID();
}
