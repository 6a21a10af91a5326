import { randomUUID } from "node:crypto";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";
import next from "next";
import { Budget, withBudget } from "#budget";
import { configurationFaults, supabaseEnv } from "#env";
import { securityHeaders } from "#headers";
import { journal } from "#journal";
import { publicPolicy } from "#policy";
import { idOf, REQUEST_ID_HEADER, withRequestId } from "#request-id";
import { root } from "#server/config.ts";
import { refuseOtherGate } from "#server/gate.ts";
import { refuseOtherHost } from "#server/ports.ts";
import { endWith, Refusal } from "#server/refusal.ts";
import { crowdOf } from "./crowd.ts";
import { drainable } from "./draining.ts";
import { type Answer, draw } from "./drawing.ts";
import { failurePage } from "./failure-page.ts";
import { frontOf } from "./front.ts";
import { isOutOfTouch, keepPacked, keptFigures, shareKept } from "./kept-handler.ts";
import { laterScripts } from "./later-scripts.ts";
import { answerMetrics, measure } from "./metrics.ts";
import { ownAddress } from "./one-address.ts";
import { packPage, unpackPage } from "./packed-pages.ts";
import { type PageRequest, pageRequest } from "./page-request.ts";
import { impatientServer } from "./patience.ts";
import { plainFailure } from "./plain-failure.ts";
import { refusalOf, type WebRefusal } from "./refusal.ts";
import { rewriteResponse } from "./rewritten.ts";
import { sendPage } from "./sending.ts";
import { sentPages } from "./sent-pages.ts";
import { shareBriefly } from "./shared-caches.ts";
import { shareWithdrawals } from "./shared-withdrawals.ts";
import { staticFiles } from "./static-files.ts";

const LINGER_MS = 5_000;
const LONGEST_STOP_MS = 15_000;

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

// The built site: node serve.ts HOST PORT, with the variables of a Next server. What it has over
// `next start`: brotli, scripts that wait for the first paint (docs/decisions/0009), one address a
// thing, and one budget of time a request (docs/decisions/0011).
const [host = "127.0.0.1", port = "3000"] = process.argv.slice(2);
const faults = configurationFaults(process.env, true);
if (faults.length > 0) endWith(new Refusal(faults.join("\n")));
await refuseOtherHost(host).catch(endWith);
const { url: supabaseUrl, key: publishableKey } = supabaseEnv();
await refuseOtherGate({ url: supabaseUrl, publishableKey }, process.env.PUBLISHING_GATE).catch(
  endWith,
);
// Next hangs a listener for WebSockets, of which it has none, on the server it is given, and leaves
// open for good whatever asks for one: it is given a server that never listens.
const httpServer = new Server();
// Where an action leads is fetched from here and sent along. Next would ask this port by the scheme
// of the visitor, which is TLS where a proxy has taken it off.
process.env.__NEXT_PRIVATE_ORIGIN ??= `http://${isEverywhere(host) ? "localhost" : host}:${port}`;
// Node reads next.config.ts by itself: Next would load its whole compiler for it, and keep it.
process.env.__NEXT_NODE_NATIVE_TS_LOADER_ENABLED ??= "true";
const site = next({ dev: false, dir: root, hostname: host, port: Number(port), httpServer });
await site.prepare();

keepPacked({ pack: packPage, unpack: unpackPage });
const { REDIS_URL } = process.env;
if (REDIS_URL) shareKept((kept) => shareWithdrawals(REDIS_URL, kept));

const answer = site.getRequestHandler();
// The library's types are Express's; it needs no more than Node's.
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
}) as unknown as Handler;
const files = staticFiles(process.env.BUILD_DIR ?? ".next");
const fixedHeaders = Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value]));
// Known where the site runs, not where it was built. Next replaces it on what has a policy of its own.
const isProxied = Number(process.env.TRUSTED_PROXY ?? 0) > 0;
const POLICY_HEADER = "Content-Security-Policy";
const policy = publicPolicy({ supabaseUrl, development: false });

const inTurn = crowdOf(fixedHeaders);
const pageFor = frontOf({
  store: sentPages,
  isOutOfTouch,
  draw: (page: PageRequest) => {
    const budget = new Budget();
    return draw(page, answerWithin(budget), () => budget.hasFailed);
  },
});

const server = impatientServer((request, response) => {
  const id = idOf(request.headers[REQUEST_ID_HEADER]?.toString(), isProxied);
  request.headers[REQUEST_ID_HEADER] = id;
  response.setHeader(REQUEST_ID_HEADER, id);
  withRequestId(id, () => take(request, response));
});

function take(request: IncomingMessage, response: ServerResponse): void {
  const budget = new Budget();
  measure(request, response, budget);
  const refusal = refusalOf(request);
  if (refusal) {
    refuse(request, response, refusal);
    return;
  }
  const own = isRead(request) ? ownAddress(request.url ?? "/") : null;
  if (own) return void response.writeHead(308, { ...fixedHeaders, location: own }).end();
  if (answerMetrics(request, response, fixedHeaders)) return;
  response.setHeader(POLICY_HEADER, policy);
  if (request.url === "/healthz") response.setHeader("x-kept", JSON.stringify(keptFigures()));

  const page = pageRequest(request);
  if (!page) {
    const pass = () => compress(request, response, () => files(request, response, passOn));
    return void inTurn(request, response, pass);
  }
  pageFor(page).then(
    (drawn) => {
      if (drawn.page) return sendPage(request, response, drawn.page);
      compress(request, response, () => sendAnswer(request, response, drawn.answer));
    },
    // It broke off while it was drawn: whoever asks again gets another.
    () => response.destroy(),
  );

  function passOn(): void {
    answerWithin(budget, shareBriefly)(request, response);
  }
}
// Node would answer without a word of ours, nor a header.
server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
  refuse(request, response, { status: 417, text: "Nous ne savons pas répondre à cette attente." });
});
const { drain } = drainable(server);
server.listen(Number(port), host);

/** Has Next answer, with one budget of time, and changes what leaves. */
function answerWithin(budget: Budget, prepare?: (response: ServerResponse) => void) {
  return (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader(POLICY_HEADER, policy);
    rewriteResponse(response, () => {
      prepare?.(response);
      return (
        failurePage(response, budget.hasFailed) ??
        plainFailure(request, response, budget) ??
        laterScripts(response)
      );
    });
    withBudget(budget, () => void answer(request, response));
  };
}

function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status, headers, body } = answer;
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
}

/** What comes of the body is thrown away, for a while: who is cut off reads no answer. */
function refuse(request: IncomingMessage, response: ServerResponse, refusal: WebRefusal): void {
  const { status, text } = refusal;
  const id = randomUUID().slice(0, 8);
  journal.warn({ id, event: "web.refused", status });
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  response.writeHead(status, { ...fixedHeaders, ...headers }).end(`${text}\n`);
  const late = setTimeout(() => request.destroy(), LINGER_MS);
  request.resume().once("close", () => clearTimeout(late));
}

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

function stop(): void {
  setTimeout(() => process.exit(0), LONGEST_STOP_MS).unref();
  drain(() => site.close().finally(() => process.exit(0)));
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);

function isEverywhere(address: string): boolean {
  return address === "0.0.0.0" || address === "::";
}
