import { context, createContextKey } from "@opentelemetry/api";

export type RequestState = {
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly begunAt: number;
  /** True once a call has failed: the backend did not answer. */
  hasFailed: boolean;
  /** True once one of our actions has begun: its input could be parsed. */
  hasBegun: boolean;
  /** True when the page answers 404, though Next renders it whole. */
  isNotFound: boolean;
  /** Aborts every call that the backend has not answered by then (lib/supabase/time-limit.ts). */
  deadline?: AbortSignal;
};

// OpenTelemetry's context is shared, whereas the server and each bundle of Next load copies of this module.
const KEY = createContextKey("horizon-erable.request");

export function newRequest(id: string = crypto.randomUUID()): RequestState {
  return { id, begunAt: Date.now(), hasFailed: false, hasBegun: false, isNotFound: false };
}

/** Runs what answers a request. Needs a context manager: lib/server/web/context.ts. */
export function withRequest<T>(request: RequestState, answer: () => T): T {
  return context.with(context.active().setValue(KEY, request), answer);
}

/** Returns the current request; undefined outside of one, and in the middleware. */
export function currentRequest(): RequestState | undefined {
  return context.active().getValue(KEY) as RequestState | undefined;
}

/** Makes a rendered page answer 404: with `notFound()` Next would leave its content to scripts. */
export function setNotFound(): void {
  Object.assign(currentRequest() ?? {}, { isNotFound: true });
}

/** Header by which proxies and people identify a request. */
export const REQUEST_ID_HEADER = "x-request-id";

/**
 * Returns the id of a request: the operator's own proxy sets it, otherwise it is new. Without a proxy
 * anyone could set the header.
 */
export function idOf(header: string | undefined, isProxied: boolean): string {
  return isProxied && header && /^[\w-]{8,64}$/.test(header) ? header : crypto.randomUUID();
}
