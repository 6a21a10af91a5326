import { currentRequest, newRequest } from "@/lib/monitoring/request-context";

/** Time for all backend calls of one request, in milliseconds, from the first call. */
const REQUEST_MS = 3_000;
/** Limit for a single call that sends mail, checks a whole file or writes a whole table. */
const LONG_MS = 10_000;
/** Limit for reading an external source of offers and importing it. */
const SOURCE_MS = 60_000;

/** Calls that send mail, upload or check a file, or read or write a table of offers. */
const LONG: [method: string, path: RegExp][] = [
  ["POST", /\/auth\/v1\/(signup|resend|recover)\b/],
  ["PUT", /\/auth\/v1\/user\b/],
  ["POST", /\/functions\/v1\/[a-z-]+/],
  ["POST", /\/rest\/v1\/rpc\/(import_jobs|read_places)\b/],
  ["POST", /\/storage\/v1\/object\/(?!list|sign|upload\/sign)/],
];

/**
 * Fetches within the deadline of the current request; nothing is cached unless `init` says so. After the
 * deadline every further call fails at once.
 */
export async function fetchInTime(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  const method = init.method ?? (input instanceof Request ? input.method : "GET");
  const isLong = LONG.some(([verb, path]) => verb === method && path.test(url));
  const caching = init.next ? {} : { cache: "no-store" as const };
  // Outside a request, each call has its own deadline.
  const request = currentRequest() ?? newRequest();
  // A deadline that passed between calls, during rendering or an upload, is renewed.
  const isOver = request.deadline?.aborted ?? true;
  if (isOver && !request.hasFailed) request.deadline = AbortSignal.timeout(REQUEST_MS);
  const { deadline = AbortSignal.timeout(REQUEST_MS) } = request;
  try {
    deadline.throwIfAborted();
    const longest = url.endsWith("/functions/v1/read-sources") ? SOURCE_MS : LONG_MS;
    const limit = isLong ? AbortSignal.timeout(longest) : deadline;
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const answer = await fetch(input, { ...init, ...caching, signal });
    if (answer.status >= 500) request.hasFailed = true;
    // A long call must not use up the time of the calls after it.
    if (isLong) request.deadline = undefined;
    // The deadline covers the body too: a slow response is read completely before it is returned.
    const body = await answer.arrayBuffer();
    const { status, statusText, headers } = answer;
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
  } catch (error) {
    request.hasFailed = true;
    throw error;
  }
}
