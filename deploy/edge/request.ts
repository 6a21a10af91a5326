import type { Budget } from "@/lib/supabase/budget";

type Answering = {
  /** Milliseconds since 1970. */
  begunAt: number;
  /** What it may wait, and whether the backend has failed it. */
  budget: Pick<Budget, "hasFailed">;
};

// One for the isolate: the worker and the bundle of Next each load a copy of this module.
const KEY = Symbol.for("horizon-erable.requests");
const shared = globalThis as { [KEY]?: WeakMap<object, Answering> };
shared[KEY] ??= new WeakMap();
const requests = shared[KEY];

/** To be called when a request begins, with the context that the host gave it. */
export function begin(context: object, budget: Budget): void {
  requests.set(context, { begunAt: Date.now(), budget });
}

/** What is known of the request that is being answered in this context. */
export function requestOf(context: object): Answering {
  return requests.get(context) ?? { begunAt: Date.now(), budget: { hasFailed: false } };
}
