import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { everyKind, kinds } from "#lib/publications/kinds.ts";

export type WebRefusal = { status: number; text: string };

/** What a form may send: as much as Next takes (`serverActions.bodySizeLimit` of next.config.ts). */
export const MAX_BODY_BYTES = 3.5 * 1024 * 1024;
/** Without the query: whatever somebody searches for is answered, up to Node's 16 KiB of headers. */
const MAX_PATH = 4_096;
const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** The addresses of List-Unsubscribe (RFC 8058): mail programs post there, and the link alone is the authority. */
const ONE_CLICK = new Set(["/alertes/desabonnement", "/infolettre/desabonnement"]);

type RequestInput = Pick<IncomingMessage, "method" | "url" | "headers">;

/**
 * Why a request is answered before any page sees it, or null: an address that cannot be read or is
 * too long, a body that is too large or does not say how large it is, a form of another site.
 */
export function refusalOf({ method = "GET", url = "/", headers }: RequestInput): WebRefusal | null {
  const [path = ""] = url.split("?");
  if (path.length > MAX_PATH) return { status: 414, text: "Cette adresse est trop longue." };
  if (!isReadable(path)) return { status: 400, text: "Cette adresse n’est pas lisible." };
  const isOneClick = method === "POST" && ONE_CLICK.has(path);
  if (!READING.has(method) && !isOneClick && isFromElsewhere(headers)) {
    return { status: 403, text: "Cet envoi ne vient pas d’une page de notre site." };
  }
  // The body of a one-click request is not read, whatever its length.
  if (headers["transfer-encoding"] !== undefined && !isOneClick) {
    return { status: 411, text: "La taille de cet envoi n’est pas indiquée." };
  }
  if (Number(headers["content-length"] ?? 0) > MAX_BODY_BYTES) {
    return { status: 413, text: "Cet envoi est trop volumineux (3\u00a0Mo au plus)." };
  }
  return null;
}

/** Next answers an address that cannot be decoded with a failure of its own. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Browsers say it in Sec-Fetch-Site, older ones in Origin alone. */
function isFromElsewhere(headers: IncomingHttpHeaders): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const hosts = [headers.host, headers["x-forwarded-host"]];
  return !hosts.includes(new URL(origin).host);
}

const FOLDERS = everyKind.map((kind) => kinds[kind].list.slice(1)).join("|");
/** Anything with an id in its address, its picture and its files: the database's ids are lower case. */
const WITH_ID = new RegExp(`^/(${FOLDERS}|sitemaps/[a-z]+)/([^/]+)(/.*)?$`);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.xml)?$/i;
const LISTS = new RegExp(`^/(${FOLDERS})(/(contrat|province|secteur)/[^/]+)?$`);

/**
 * The one address of what is asked for, when it was asked for by another: an id in capitals, the
 * first page by its number, a number with zeros before it. Null when there is nothing to correct.
 */
export function ownAddress(url: string): string | null {
  const [pathname = "", ...rest] = url.split("?");
  const query = rest.join("?");
  const path = pathname.replace(WITH_ID, (whole, _folder, id: string) =>
    UUID.test(id) ? whole.replace(id, id.toLowerCase()) : whole,
  );
  const search = LISTS.test(path) ? plainPage(query) : query;
  const address = search === "" ? path : `${path}?${search}`;
  return path === pathname && search === query ? null : address;
}

/** Cut by hand: the rest of the query leaves as it was written. */
function plainPage(query: string): string {
  return query
    .split("&")
    .map((part) => part.replace(/^page=0+(?=\d)/, "page="))
    .filter((part) => part !== "page=1" && part !== "page=0")
    .join("&");
}
