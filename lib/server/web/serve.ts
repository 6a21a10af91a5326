import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, Server, type ServerResponse } from "node:http";
import { Server as Listener } from "node:net";
import { constants } from "node:zlib";
import compression from "compression";
import inject from "light-my-request";
import next from "next";
import onHeaders from "on-headers";
import { pageCache, SHARED_BRIEFLY } from "#lib/cache/page-cache.ts";
import { openInvalidationChannel } from "#lib/cache/redis.ts";
import { cacheStats, setChannel } from "#lib/cache/store.ts";
import { configurationFaults, supabaseEnv } from "#lib/env.ts";
import { journal } from "#lib/monitoring/log.ts";
import {
  idOf,
  newRequest,
  REQUEST_ID_HEADER,
  type RequestState,
  withRequest,
} from "#lib/monitoring/request-context.ts";
import { everyKind, kinds } from "#lib/publications/kinds.ts";
import { publicPolicy, securityHeaders } from "#lib/security/headers.ts";
import { root } from "#lib/server/config.ts";
import { endWith, Refusal, refuseOtherReview } from "#lib/server/messages.ts";
import { isEverywhere } from "#lib/server/process.ts";

import "./context.ts";

import { replaceFailures } from "./failure.ts";
import { answerMetrics, measure } from "./metrics.ts";
import { ownAddress, refusalOf, type WebRefusal } from "./request-refusals.ts";
import { staticFiles } from "./static-files.ts";

const LINGER_MS = 5_000;
const LONGEST_STOP_MS = 15_000;
/** During shutdown, milliseconds in which an open connection may still send a request. */
const LAST_REQUEST_MS = 500;

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

// Node cuts small buffers from 64 KiB slabs, which a cached slice would keep in memory.
Buffer.poolSize = 0;

// Serves the built site: node serve.ts HOST PORT, with the environment of a Next server. Adds to `next
// start`: brotli, cached pages as bytes, canonical addresses, one deadline per request.
const [host = "127.0.0.1", port = "3000"] = process.argv.slice(2);
const faults = configurationFaults(process.env, true);
if (faults.length > 0) endWith(new Refusal(faults.join("\n")));
const { url: supabaseUrl, key: publishableKey } = supabaseEnv();
await refuseOtherReview({ url: supabaseUrl, publishableKey }, process.env.PUBLISHING_REVIEW).catch(
  endWith,
);
// Next attaches a WebSocket upgrade listener, which never closes the connection, to the server that it gets;
// this site has no WebSocket, so Next gets a server that never listens.
const httpServer = new Server();
// Next fetches the target of a server action's redirect from this origin. By default it would use the
// visitor's scheme, which is https behind a proxy that ends TLS.
process.env.__NEXT_PRIVATE_ORIGIN ??= `http://${isEverywhere(host) ? "localhost" : host}:${port}`;
// Makes Node load next.config.ts natively: Next would load its compiler and keep it in memory.
process.env.__NEXT_NODE_NATIVE_TS_LOADER_ENABLED ??= "true";
const site = next({ dev: false, dir: root, hostname: host, port: Number(port), httpServer });
await site.prepare();

const { REDIS_URL } = process.env;
if (REDIS_URL) setChannel(openInvalidationChannel(REDIS_URL));

const answer = site.getRequestHandler();
// The library's types are for Express; it only needs Node's types.
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
}) as unknown as Handler;
const files = staticFiles(process.env.BUILD_DIR ?? ".next");
const fixedHeaders = Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value]));
// Set at run time, not at build time. Next overrides it on pages with their own policy.
const isProxied = Number(process.env.TRUSTED_PROXY ?? 0) > 0;
const POLICY_HEADER = "Content-Security-Policy";
const policy = publicPolicy({ supabaseUrl, development: false });

const LISTS = [...everyKind.map((kind) => kinds[kind].list.slice(1)), "entreprises"].join("|");
/** The 404 page of each list (app/(public)/introuvable), which also has an address of its own. */
const MISSING = new RegExp(`^/introuvable/(?:${LISTS})(?=\\?|$)`);
const BELOW_LIST = new RegExp(`^/(${LISTS})/[^/?]+(?=\\?|$)`);
/** HTML of the 404 pages by list; the key of the general one is undefined. */
const missing = new Map<string | undefined, string>();

/** Runs Next's handler within the context of the request. */
function within(state: RequestState) {
  return (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader(POLICY_HEADER, policy);
    const url = request.url ?? "/";
    const isMissing = MISSING.test(url);
    const page404 = missing.get(BELOW_LIST.exec(url)?.[1]) ?? null;
    replaceFailures(request, response, state, isMissing ? null : page404);
    // Next allows shared caches an hour, then a year, for pages that the site invalidates at once.
    onHeaders(response, () => {
      if (isMissing) response.statusCode = 404;
      const isShared = /s-maxage=[1-9]/.test(String(response.getHeader("cache-control")));
      if (isShared) response.setHeader("cache-control", SHARED_BRIEFLY);
    });
    withRequest(state, () => void answer(request, response));
  };
}

// Next renders a publication's 404 page in the browser only; these pages are complete HTML.
for (const list of [undefined, ...LISTS.split("|")]) {
  const url = list ? `/introuvable/${list}` : "/page-introuvable";
  missing.set(list, (await inject(within(newRequest()), url)).payload);
}

const answerPage = pageCache(within);

// A slow client can hold a connection for a minute at most: enough for the largest form at half a megabit
// per second.
const timeouts = { headersTimeout: 20_000, requestTimeout: 60_000 };
const server = createServer(timeouts, (request, response) => {
  const id = idOf(request.headers[REQUEST_ID_HEADER]?.toString(), isProxied);
  request.headers[REQUEST_ID_HEADER] = id;
  response.setHeader(REQUEST_ID_HEADER, id);
  onHeaders(response, () => {
    if (isStopping) response.setHeader("connection", "close");
  });
  const state = newRequest(id);
  withRequest(state, () => take(request, response, state));
});

function take(request: IncomingMessage, response: ServerResponse, state: RequestState): void {
  measure(request, response, state);
  const refusal = refusalOf(request);
  if (refusal) return void refuse(request, response, refusal);
  const isRead = request.method === "GET" || request.method === "HEAD";
  const own = isRead ? ownAddress(request.url ?? "/") : null;
  if (own) return void response.writeHead(308, { ...fixedHeaders, location: own }).end();
  if (answerMetrics(request, response, fixedHeaders)) return;
  response.setHeader(POLICY_HEADER, policy);
  if (request.url === "/healthz") response.setHeader("x-cache-stats", JSON.stringify(cacheStats()));

  const isPage = answerPage(request, response, ({ status, headers, body }) => {
    compress(request, response, () => {
      response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
    });
  });
  if (isPage) return;
  compress(request, response, () =>
    files(request, response, () => within(state)(request, response)),
  );
}
// Node's own response would have neither our text nor our headers.
server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
  refuse(request, response, { status: 417, text: "Cette demande ne peut pas être traitée." });
});
let isStopping = false;
server.once("error", endWith);
server.listen(Number(port), host);

/** Discards the body for a while: a client that is cut off while sending reads no response. */
function refuse(request: IncomingMessage, response: ServerResponse, refusal: WebRefusal): void {
  const { status, text } = refusal;
  const id = randomUUID().slice(0, 8);
  journal.warn({ id, event: "web.refused", status });
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  response.writeHead(status, { ...fixedHeaders, ...headers }).end(`${text}\n`);
  const late = setTimeout(() => request.destroy(), LINGER_MS);
  request.resume().once("close", () => clearTimeout(late));
}

/** Stops accepting connections and finishes the requests in progress. */
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(0), LONGEST_STOP_MS).unref();
  // The server's own `close` would at once end connections that are idle between two requests.
  Listener.prototype.close.call(server, () => site.close().finally(() => process.exit(0)));
  setTimeout(() => server.closeIdleConnections(), LAST_REQUEST_MS);
}
for (const signal of ["SIGINT", "SIGTERM", "disconnect"] as const) process.on(signal, stop);
