import { createDirectLimit, type DirectLimit } from "./direct-limit.ts";

/**
 * The limit of what direct callers have mailed: sign-ups, recoveries, confirmations sent again and
 * changes of address. A recovery counts whether the address has an account or not, since its
 * answer must not tell; what the service refuses mails nobody and does not count.
 * @param siteSecret what the site makes its fingerprints with
 * @param now in milliseconds
 */
export function createMailLimit(siteSecret: string, now?: () => number): DirectLimit {
  return createDirectLimit({
    siteSecret,
    now,
    address: { burst: 3, refill: 300 },
    everybody: { burst: 30, refill: 10 },
    refusal: { code: "over_email_send_rate_limit", msg: "email rate limit exceeded" },
    counts: ({ status }) => status < 400,
  });
}
