/** Every outside call has a time limit (security.md 22). Mail is sent within some of them. */
const TIMEOUT_MS = 3_000;
const MAIL_TIMEOUT_MS = 10_000;
const SENDS_MAIL = /\/(auth\/v1\/(signup|resend|recover|user)|functions\/v1\/send-[a-z-]+)\b/;

/** `fetch` that neither caches nor waits for ever. */
export function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  const limit = SENDS_MAIL.test(url) ? MAIL_TIMEOUT_MS : TIMEOUT_MS;
  const signal = AbortSignal.timeout(limit);
  return fetch(input, {
    ...init,
    cache: "no-store",
    signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal,
  });
}
