import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { RETRY_AFTER } from "./failure-page.ts";
import type { Rewriter } from "./rewritten.ts";

/** What Next says of its bare words, or nothing; texts of ours name their charset. */
const BARE = [undefined, "text/plain"];

/**
 * Gives what failed and is no page (a picture, a calendar: Next then answers bare English words)
 * French words, and with 503 when the backend did not answer. The handlers themselves throw:
 * an answer of theirs would take the place of the picture that is kept.
 */
export function failureText(response: ServerResponse, isBackendSilent: boolean): Rewriter | null {
  if (response.headersSent || response.statusCode < 500) return null;
  if (!BARE.includes(response.getHeader("content-type")?.toString())) return null;
  if (isBackendSilent) {
    response.statusCode = 503;
    response.setHeader("retry-after", RETRY_AFTER);
  }
  response.removeHeader("etag");
  response.setHeader("content-type", "text/plain; charset=utf-8");
  response.setHeader("cache-control", "no-store");
  const { statusCode: status } = response;
  const id = randomUUID().slice(0, 8);
  console.error(JSON.stringify({ level: "error", id, event: "web.failed", status }));
  const text = `Ce contenu est momentanément indisponible. Réessayez dans un instant. Référence : ${id}\n`;
  return { take: () => Buffer.alloc(0), rest: () => Buffer.from(text) };
}
