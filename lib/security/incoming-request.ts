import { isIPv6 } from "node:net";

/** The answer to a body that is larger than what was asked for. */
const TOO_LARGE = 413;

/**
 * Reads the JSON of a request, and no more than `maxBytes` of it: the rest is not waited for.
 * @returns what it says, or null when it is not JSON
 * @throws {Response} 413 when it is larger
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const text = new TextDecoder().decode(await readBytes(request, maxBytes));
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  // Content-Length need not be true. Leaving the loop ends the stream.
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function tooLarge(): Response {
  return new Response("Cet envoi est trop volumineux.", {
    status: TOO_LARGE,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "private, no-store",
    },
  });
}

/**
 * Whether a request that changes something comes from a page of ours (docs/security.md, Same
 * origin). Browsers say so in Sec-Fetch-Site, older ones in Origin; a request with neither is not
 * from a page.
 */
export function isSameOrigin(headers: Headers): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite !== null) return fetchSite === "same-origin";
  const origin = headers.get("origin");
  const host = headers.get("host");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Whether a request was not asked for by a person on a page of ours: a prefetch, or a link or
 * frame of another site. For addresses whose opening itself means something.
 */
export function isSpeculative(headers: Headers): boolean {
  const purpose = headers.get("sec-purpose") ?? headers.get("purpose") ?? "";
  if (/prefetch|prerender/i.test(purpose)) return true;
  const site = headers.get("sec-fetch-site");
  return site !== null && site !== "same-origin" && site !== "none";
}

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
