import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { cacheStats, isDisconnected } from "#lib/cache/store.ts";
import type { RequestState } from "#lib/monitoring/request-context.ts";
import { hasOperatorToken } from "#lib/security/secret.ts";

const registry = new Registry();
collectDefaultMetrics({ register: registry });

const durations = new Histogram({
  name: "site_request_duration_seconds",
  help: "How long answers took, by method and class of status.",
  labelNames: ["method", "status"] as const,
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
  registers: [registry],
});
const failures = new Counter({
  name: "site_backend_failures_total",
  help: "Requests during which the backend was silent or failed.",
  registers: [registry],
});
new Gauge({
  name: "site_cache",
  help: "What this process keeps of pages and answers.",
  labelNames: ["what"] as const,
  registers: [registry],
  collect() {
    for (const [what, figure] of Object.entries(cacheStats())) this.set({ what }, figure);
  },
});
new Gauge({
  name: "site_cache_disconnected",
  help: "1 while the other processes cannot be heard through Redis.",
  registers: [registry],
  collect() {
    this.set(isDisconnected() ? 1 : 0);
  },
});

/**
 * Counts a response once it has been sent, by the status that was sent: Next sets another one if rendering
 * fails after the headers. Call it before anything else wraps the response.
 */
export function measure(
  request: IncomingMessage,
  response: ServerResponse,
  state: Pick<RequestState, "hasFailed">,
): void {
  const method = request.method ?? "GET";
  const end = durations.startTimer({ method });
  let sent = 0;
  onHeaders(response, () => {
    sent = response.statusCode;
  });
  response.once("close", () => {
    // For a client that disconnects before the response starts, the prepared status counts.
    end({ status: `${Math.floor((sent || response.statusCode) / 100)}xx` });
    if (state.hasFailed) failures.inc();
  });
}

/**
 * Responds to a request for metrics, if the operator has set METRICS_TOKEN.
 * @param fixed headers of every response
 * @returns whether it responded
 */
export function answerMetrics(
  { url, headers }: Pick<IncomingMessage, "url" | "headers">,
  response: ServerResponse,
  fixed: Record<string, string>,
  token = process.env.METRICS_TOKEN,
): boolean {
  if (url !== "/metrics" || !token) return false;
  response.setHeaders(new Map(Object.entries(fixed)));
  response.setHeader("cache-control", "no-store");
  if (!hasOperatorToken(headers.authorization, token)) {
    response.setHeader("www-authenticate", "Bearer");
    response.writeHead(401, { "content-type": "text/plain; charset=utf-8" });
    response.end("Ces chiffres demandent un jeton.\n");
    return true;
  }
  void registry.metrics().then((text) => {
    response.writeHead(200, { "content-type": registry.contentType }).end(text);
  });
  return true;
}
