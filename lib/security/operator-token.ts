import { createHash, timingSafeEqual } from "node:crypto";

/**
 * Whether a request carries the operator's METRICS_TOKEN; takes as long whatever was said.
 * @param authorization its `Authorization` header
 */
export function hasOperatorToken(
  authorization: string | null | undefined,
  token = process.env.METRICS_TOKEN,
): boolean {
  if (!token) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${token}`));
}
