import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { RETRY_AFTER } from "./failure-page.ts";
import type { Rewriter } from "./rewritten.ts";

/**
 * Gives what failed before it had a type (a picture, a calendar: Next then answers bare English
 * words) French ones, and with 503 when the backend did not answer. The handlers themselves throw:
 * an answer of theirs would take the place of the picture that is kept.
 */
export function failureText(response: ServerResponse, isBackendSilent: boolean): Rewriter | null {
  if (response.headersSent || response.hasHeader("content-type")) return null;
  if (response.statusCode < 500) return null;
  if (isBackendSilent) {
    response.statusCode = 503;
    response.setHeader("retry-after", RETRY_AFTER);
  }
  response.setHeader("content-type", "text/plain; charset=utf-8");
  response.setHeader("cache-control", "no-store");
  const { statusCode: status } = response;
  const id = randomUUID().slice(0, 8);
  console.error(JSON.stringify({ level: "error", id, event: "web.failed", status }));
  const text = `Ce contenu est momentanément indisponible. Réessayez dans un instant. Référence : ${id}\n`;
  return { take: () => Buffer.alloc(0), rest: () => Buffer.from(text) };
}
