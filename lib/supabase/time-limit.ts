import { currentBudget } from "./budget";

/** What sends mail, sends or checks a file, or reads or writes a table of offers. */
const LONG: [method: string, path: RegExp][] = [
  ["POST", /\/auth\/v1\/(signup|resend|recover)\b/],
  ["PUT", /\/auth\/v1\/user\b/],
  ["POST", /\/functions\/v1\/[a-z-]+/],
  ["POST", /\/rest\/v1\/rpc\/(import_jobs|read_places)\b/],
  ["POST", /\/storage\/v1\/object\/(?!list|sign|upload\/sign)/],
];

/** `fetch` within the time that the request has left; nothing is kept unless `init` says so. */
export async function fetchInTime(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  const method = init.method ?? (input instanceof Request ? input.method : "GET");
  const isLong = LONG.some(([verb, path]) => verb === method && path.test(url));
  const caching = init.next ? {} : { cache: "no-store" as const };
  const budget = currentBudget();
  return budget.call(async (limit) => {
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const answer = await fetch(input, { ...init, ...caching, signal });
    if (answer.status >= 500) budget.hasFailed = true;
    // An answer that drips is waited for too: it is whole before it is given on.
    const body = await answer.arrayBuffer();
    const { status, statusText, headers } = answer;
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
  }, isLong);
}
