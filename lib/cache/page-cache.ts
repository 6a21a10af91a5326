import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import inject, { type DispatchFunc } from "light-my-request";
import Negotiator from "negotiator";
import { newRequest, type RequestState } from "#lib/monitoring/request-context.ts";
import { untilNextMidnight } from "#lib/text/dates.ts";
import { publicAddress } from "./public-address.ts";
import { generation, isDisconnected, pages, type SentPage } from "./store.ts";

/** Pages show times in minutes, so a cached page is no older than that. */
const LIFE_MS = 60_000;

/**
 * Cache-Control of public pages: two seconds in shared caches, so that they need no invalidation, longer
 * only while the site does not answer. Browsers revalidate each time.
 */
export const SHARED_BRIEFLY =
  "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=600";

/** Headers of one response or one rendering, which are not cached with the page. */
const OWN_HEADERS = new Set([
  ...["connection", "keep-alive", "date", "transfer-encoding", "content-length"],
  ...["etag", "x-nextjs-cache", "x-request-id"],
]);

type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };
type Drawn = { page: SentPage } | { page: null; answer: Answer };
type RequestInput = Pick<IncomingMessage, "method" | "url" | "headers">;

/**
 * Caches public pages in front of Next: each is rendered once, without a visitor, and sent as bytes until
 * an invalidation, for a minute at most, and not past midnight.
 * @param within makes Next answer a request
 */
export function pageCache(within: (request: RequestState) => DispatchFunc) {
  const underWay = new Map<string, { since: number; drawn: Promise<Drawn> }>();

  async function draw(address: string, since: number): Promise<Drawn> {
    const begun = Date.now();
    const request = newRequest();
    const pageRequest = { url: address, headers: { host: "localhost", "user-agent": "cache" } };
    const drawn = await inject(within(request), pageRequest);
    const { statusCode: status, rawPayload: body } = drawn;
    const headers = ofPage(drawn.headers);
    if (status !== 200 || headers["set-cookie"] || request.hasFailed) {
      return { page: null, answer: { status, headers, body } };
    }
    const page = await compressed(headers, body);
    const ttl = Math.min(LIFE_MS, untilNextMidnight(begun));
    if (since === generation() && ttl > 0) pages.set(address, page, { ttl });
    return { page };
  }

  async function pageFor(address: string): Promise<Drawn> {
    const entry = isDisconnected() ? undefined : pages.get(address);
    if (entry) return { page: entry };
    const going = underWay.get(address);
    const since = generation();
    // A rendering that began before an invalidation is not shared with later requests.
    if (going?.since === since) return going.drawn;
    const drawing = { since, drawn: draw(address, since) };
    underWay.set(address, drawing);
    const end = () => underWay.get(address) === drawing && underWay.delete(address);
    drawing.drawn.then(end, end);
    return drawing.drawn;
  }

  /**
   * Answers a request for such a page.
   * @param sendOther sends a response that is not cached
   * @returns false when the request is for something else
   */
  return function answer(
    request: IncomingMessage,
    response: ServerResponse,
    sendOther: (answer: Answer) => void,
  ): boolean {
    const address = isForPage(request) ? publicAddress(request.url ?? "/") : null;
    if (!address) return false;
    pageFor(address).then(
      (drawn) => (drawn.page ? sendPage(request, response, drawn.page) : sendOther(drawn.answer)),
      // The rendering broke off: the next request starts another.
      () => response.destroy(),
    );
    return true;
  };
}

/** Excludes the data of a page that Next's router fetches: Next answers that. */
function isForPage({ method, headers }: RequestInput): boolean {
  return (method === "GET" || method === "HEAD") && headers.rsc === undefined;
}

function ofPage(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name)));
}

async function compressed(headers: OutgoingHttpHeaders, body: Buffer): Promise<SentPage> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body),
  ]);
  return {
    headers: {
      ...headers,
      "cache-control": SHARED_BRIEFLY,
      vary: [headers.vary, "Accept-Encoding"].flat().filter(Boolean).join(", "),
    },
    hash: createHash("sha256").update(body).digest("base64url").slice(0, 16),
    // Copied: zlib returns a slice of a larger buffer, which would stay in memory whole.
    ...{ br: Buffer.from(br), gzip: Buffer.from(gzipped) },
  };
}

const codings = ["br", "gzip", "identity"] as const;

/** Sends a page in the best encoding that the client accepts, or 304. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: SentPage): void {
  const accepted = new Negotiator(request).encodings([...codings]);
  const coding = codings.find((one) => accepted.includes(one)) ?? "identity";
  const etag = `"${page.hash}-${coding}"`;
  for (const [name, value] of Object.entries({ ...page.headers, etag })) {
    if (value !== undefined) response.setHeader(name, value);
  }
  // A proxy that compresses our answer makes its ETag weak.
  const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim());
  if (known?.some((tag) => tag.replace(/^W\//, "") === etag)) {
    return void response.writeHead(304).end();
  }
  const body = coding === "identity" ? gunzipSync(page.gzip) : page[coding];
  if (coding !== "identity") response.setHeader("content-encoding", coding);
  response.setHeader("content-length", body.length);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : body);
}
