import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";
import next from "next";
import { Budget, withBudget } from "#budget";
import { securityHeaders } from "#headers";
import { root } from "#server/config.ts";
import { drainable } from "./draining.ts";
import { type Answer, draw } from "./drawing.ts";
import { failurePage } from "./failure-page.ts";
import { frontOf } from "./front.ts";
import { keptFigures } from "./kept-handler.ts";
import { laterScripts } from "./later-scripts.ts";
import { ownAddress } from "./one-address.ts";
import { type PageRequest, pageRequest } from "./page-request.ts";
import { impatientServer } from "./patience.ts";
import { plainFailure } from "./plain-failure.ts";
import { refusalOf, type WebRefusal } from "./refusal.ts";
import { rewriteResponse } from "./rewritten.ts";
import { sendPage } from "./sending.ts";
import { sentPages } from "./sent-pages.ts";
import { shareBriefly } from "./shared-caches.ts";
import { staticFiles } from "./static-files.ts";

const LINGER_MS = 5_000;
const LONGEST_STOP_MS = 15_000;

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

// The built site: node serve.ts HOST PORT, with the variables of a Next server. What it has over
// `next start`: brotli, scripts that wait for the first paint (docs/decisions/0009), one address a
// thing, and one budget of time a request (docs/decisions/0011).
const [host = "127.0.0.1", port = "3000"] = process.argv.slice(2);
const site = next({ dev: false, dir: root, hostname: host, port: Number(port) });
await site.prepare();

const answer = site.getRequestHandler();
// The library's types are Express's; it needs no more than Node's.
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
}) as unknown as Handler;
const files = staticFiles(process.env.BUILD_DIR ?? ".next");
const fixedHeaders = Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value]));

const pageFor = frontOf({
  store: sentPages,
  draw: (page: PageRequest) => {
    const budget = new Budget();
    return draw(page, answerWithin(budget), () => budget.hasFailed);
  },
});

const server = impatientServer((request, response) => {
  const refusal = refusalOf(request);
  if (refusal) return refuse(request, response, refusal);
  const own = isRead(request) ? ownAddress(request.url ?? "/") : null;
  if (own) return void response.writeHead(308, { ...fixedHeaders, location: own }).end();
  if (request.url === "/healthz") response.setHeader("x-kept", JSON.stringify(keptFigures()));

  const page = pageRequest(request);
  if (!page) return compress(request, response, () => files(request, response, passOn));
  pageFor(page).then(
    (drawn) => {
      if (drawn.page) return sendPage(request, response, drawn.page);
      compress(request, response, () => sendAnswer(request, response, drawn.answer));
    },
    // It broke off while it was drawn: whoever asks again gets another.
    () => response.destroy(),
  );

  function passOn(): void {
    answerWithin(new Budget(), shareBriefly)(request, response);
  }
});
const { drain } = drainable(server);
server.listen(Number(port), host);

/** Has Next answer, with one budget of time, and changes what leaves. */
function answerWithin(budget: Budget, prepare?: (response: ServerResponse) => void) {
  return (request: IncomingMessage, response: ServerResponse) => {
    rewriteResponse(response, () => {
      prepare?.(response);
      return (
        failurePage(response, budget.hasFailed) ??
        plainFailure(request, response, budget.hasFailed) ??
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
  console.warn(JSON.stringify({ level: "warn", id, event: "web.refused", status }));
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
