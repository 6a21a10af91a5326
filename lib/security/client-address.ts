import { isIPv6 } from "node:net";

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

/**
 * The network of an address: an IPv6 address has its first 64 bits in common with every other that
 * the same home or server can take; an IPv4 address stands for itself.
 */
export function networkOf(address: string): string {
  const url = `http://[${address}]`;
  if (!isIPv6(address) || !URL.canParse(url)) return address;
  const full = new URL(url).hostname.slice(1, -1);
  if (full.startsWith("::ffff:")) return address;
  const [head = "", tail] = full.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = (tail ?? "").split(":").filter(Boolean);
  const zeros = Array<string>(8 - groups.length - rest.length).fill("0");
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(":")}::/64`;
}
