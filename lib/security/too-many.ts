import "server-only";
import { tryAgainIn } from "@/lib/copy/auth-errors";
import { type Bucket, takeRate } from "@/lib/limits";

/**
 * Counts a call of a handler; null when it may go on, else the answer that says when to come back
 * (docs/security.md, Limits), to the person in words and to a program in `Retry-After`.
 */
export async function refuseTooMany(bucket: Bucket, identity: string): Promise<Response | null> {
  const rate = await takeRate(bucket, identity);
  if (rate.allowed) return null;
  return new Response(tryAgainIn(rate.retryAfter), {
    status: 429,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "private, no-store",
      "retry-after": String(rate.retryAfter),
    },
  });
}
