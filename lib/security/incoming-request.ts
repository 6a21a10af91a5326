import { isIPv6 } from "node:net";

/** HTTP 413 Content Too Large. */
const TOO_LARGE = 413;

/**
 * Reads the JSON body of a request, up to `maxBytes`; it does not wait for the rest.
 * @returns the parsed value, or null if it is not JSON
 * @throws {Response} 413 if it is larger
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
  // Content-Length may be wrong. Leaving the loop cancels the stream.
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
 * Returns whether a state-changing request comes from a page of this site (docs/security.md, Same origin).
 * Browsers send Sec-Fetch-Site, older ones Origin; a request with neither does not come from a page.
 */
export function isSameOrigin(headers: Headers): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite !== null) return fetchSite === "same-origin";
  const origin = headers.get("origin");
  const host = headers.get("host");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Returns whether a request is not a user's navigation from a page of this site: a prefetch, or a link or
 * frame of another site. For addresses where opening has a side effect.
 */
export function isSpeculative(headers: Headers): boolean {
  const purpose = headers.get("sec-purpose") ?? headers.get("purpose") ?? "";
  if (/prefetch|prerender/i.test(purpose)) return true;
  const site = headers.get("sec-fetch-site");
  return site !== null && site !== "same-origin" && site !== "none";
}

/**
 * Returns the client's address behind `hops` trusted proxies, each of which appends the address it sees to
 * X-Forwarded-For. Entries further left are under the sender's control. Null if no proxy is trusted: anyone
 * could then forge the header.
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
 * Returns the network of an address: the first 64 bits of an IPv6 address, which one home or server controls
 * entirely; an IPv4 address unchanged.
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
