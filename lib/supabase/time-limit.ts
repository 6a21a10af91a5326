import { currentRequest, newRequest } from "@/lib/monitoring/request-context";

/** How long one request may wait for the backend, from its first call, however often it asks. */
const REQUEST_MS = 3_000;
/** What sends mail, checks a whole file or writes a whole table may take this long by itself. */
const LONG_MS = 10_000;
/** A source of offers is somebody else's server, and what it brings is written at once. */
const SOURCE_MS = 60_000;

/** What sends mail, sends or checks a file, or reads or writes a table of offers. */
const LONG: [method: string, path: RegExp][] = [
  ["POST", /\/auth\/v1\/(signup|resend|recover)\b/],
  ["PUT", /\/auth\/v1\/user\b/],
  ["POST", /\/functions\/v1\/[a-z-]+/],
  ["POST", /\/rest\/v1\/rpc\/(import_jobs|read_places)\b/],
  ["POST", /\/storage\/v1\/object\/(?!list|sign|upload\/sign)/],
];

/**
 * `fetch` within the time of the request that is being answered; nothing is cached unless `init` says
 * so. Once the time is over every further call fails at once.
 */
export async function fetchInTime(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  const method = init.method ?? (input instanceof Request ? input.method : "GET");
  const isLong = LONG.some(([verb, path]) => verb === method && path.test(url));
  const caching = init.next ? {} : { cache: "no-store" as const };
  // Outside of a request a call has its own time.
  const request = currentRequest() ?? newRequest();
  // A deadline that ran out between calls, while a page was rendered or a file received, is renewed.
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
    // What was rightly long leaves their own time to those who ask next.
    if (isLong) request.deadline = undefined;
    // An answer that drips is waited for too: it is whole before it is given on.
    const body = await answer.arrayBuffer();
    const { status, statusText, headers } = answer;
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
  } catch (error) {
    request.hasFailed = true;
    throw error;
  }
}
