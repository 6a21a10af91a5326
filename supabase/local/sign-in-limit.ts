import { createDirectLimit, type DirectLimit } from "./direct-limit.ts";

/**
 * The limit of wrong passwords of direct callers.
 * @param siteSecret what the site makes its fingerprints with
 * @param now in milliseconds
 */
export function createSignInLimit(siteSecret: string, now?: () => number): DirectLimit {
  return createDirectLimit({
    siteSecret,
    now,
    address: { burst: 10, refill: 300 },
    everybody: { burst: 30, refill: 10 },
    refusal: { code: "over_request_rate_limit", msg: "Request rate limit reached" },
    counts: ({ status }) => status === 400,
  });
}
