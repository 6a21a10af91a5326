/**
 * The address of the person behind `hops` proxies of the operator's own, each of which appends the
 * address that it saw to X-Forwarded-For. What stands further left is whatever the sender wrote.
 * Null when no proxy is trusted: the header is then anybody's to write.
 */
export function clientAddress(
  forwardedFor: string | null,
  hops: number = Number.parseInt(process.env.TRUSTED_PROXY ?? "0", 10) || 0,
): string | null {
  if (hops < 1 || !forwardedFor) return null;
  const addresses = forwardedFor.split(",").map((address) => address.trim());
  return addresses.at(-hops) || null;
}
