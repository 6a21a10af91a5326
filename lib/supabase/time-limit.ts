/**
 * Every outside call has a time limit (security.md 22). Some send mail, read a whole file or write a
 * whole table of offers. */
const TIMEOUT_MS = 3_000;
const LONG_TIMEOUT_MS = 10_000;
const TAKES_LONG =
  /\/(auth\/v1\/(signup|resend|recover|user)\b|functions\/v1\/[a-z-]+\b|rest\/v1\/jobs\?columns=)/;

/** `fetch` that neither caches nor waits for ever. */
export function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  const limit = TAKES_LONG.test(url) ? LONG_TIMEOUT_MS : TIMEOUT_MS;
  const signal = AbortSignal.timeout(limit);
  return fetch(input, {
    ...init,
    cache: "no-store",
    signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal,
  });
}
