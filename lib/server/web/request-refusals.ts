import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { everyKind, kinds } from "#lib/publications/kinds.ts";

export type WebRefusal = { status: number; text: string };

/** Maximum size of a form: the limit of Next (`serverActions.bodySizeLimit` in next.config.ts). */
export const MAX_BODY_BYTES = 3.5 * 1024 * 1024;
/** Excludes the query: any search is accepted, up to Node's limit of 16 KiB for headers. */
const MAX_PATH = 4_096;
const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** List-Unsubscribe addresses (RFC 8058): mail programs post there, authorized by the token alone. */
const ONE_CLICK = new Set(["/alertes/desabonnement", "/infolettre/desabonnement"]);

type RequestInput = Pick<IncomingMessage, "method" | "url" | "headers">;

/**
 * Returns why a request is rejected before it reaches a page; null if it is not: an invalid or too long
 * address, a body that is too large or has no length, a form from another site.
 */
export function refusalOf({ method = "GET", url = "/", headers }: RequestInput): WebRefusal | null {
  const [path = ""] = url.split("?");
  if (path.length > MAX_PATH) return { status: 414, text: "Cette adresse est trop longue." };
  if (!isReadable(path)) return { status: 400, text: "Cette adresse n’est pas lisible." };
  const isOneClick = method === "POST" && ONE_CLICK.has(path);
  if (!READING.has(method) && !isOneClick && isFromElsewhere(headers)) {
    return { status: 403, text: "Cet envoi ne vient pas d’une page de notre site." };
  }
  // The body of a one-click request is ignored, whatever its length.
  if (headers["transfer-encoding"] !== undefined && !isOneClick) {
    return { status: 411, text: "La taille de cet envoi n’est pas indiquée." };
  }
  if (Number(headers["content-length"] ?? 0) > MAX_BODY_BYTES) {
    return { status: 413, text: "Cet envoi est trop volumineux (3\u00a0Mo au plus)." };
  }
  return null;
}

/** Next would respond with 500 to an address that cannot be decoded. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Browsers send Sec-Fetch-Site; older ones only Origin. */
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
/** Pages, pictures and files with an id in their address: ids are lower case in the database. */
const WITH_ID = new RegExp(`^/(${FOLDERS}|sitemaps/[a-z]+)/([^/]+)(/.*)?$`);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.xml)?$/i;
const LISTS = new RegExp(`^/(${FOLDERS})(/(contrat|province|secteur)/[^/]+)?$`);

/**
 * Returns the canonical address of a request, for an id in capitals, an explicit first page, or a page
 * number with leading zeros; null if it is already canonical.
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

/** Edits the text of the query, to leave the other parameters exactly as they were written. */
function plainPage(query: string): string {
  return query
    .split("&")
    .map((part) => part.replace(/^page=0+(?=\d)/, "page="))
    .filter((part) => part !== "page=1" && part !== "page=0")
    .join("&");
}
