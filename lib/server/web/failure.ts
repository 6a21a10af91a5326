import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { journal } from "#lib/monitoring/log.ts";
import type { RequestState } from "#lib/monitoring/request-context.ts";

/** Seconds after which to ask again. */
const RETRY_AFTER = "10";

const FAILED = "Le problème vient de notre côté. Réessayez dans un instant.";
const CONFLICT = "Le site a changé depuis que vous avez ouvert cette page.";
const UNREADABLE = "Cet envoi n’a pas pu être lu.";
const BACK = "Revenez à la page précédente, rechargez-la et recommencez.";

type RequestInput = Pick<IncomingMessage, "method" | "headers">;

/**
 * Gives its French words to what failed: a page whose frame could not be drawn leaves Next empty, to
 * be filled by scripts, everything else as a bare English text. 503 says that the backend was silent.
 * A form whose body cannot be parsed, or a call that no action of ours has begun, is a failure for Next,
 * and for us one of who sent it.
 * @param missing the page of an address that is not there, for one that Next leaves empty too
 */
export function replaceFailures(
  { method, headers }: RequestInput,
  response: ServerResponse,
  state: Pick<RequestState, "hasFailed" | "hasBegun" | "isNotFound">,
  missing: string | null = null,
): void {
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  const header = (name: string) => String(response.getHeader(name) ?? "");
  let was = 200;
  let words: string | null = null;
  let note = () => {};
  let isEmpty = true;

  onHeaders(response, () => {
    was = response.statusCode;
    const type = header("content-type");
    const isPage = type.startsWith("text/html");
    // A private page's policy refuses the scripts of another one.
    const isPublic = !header("content-security-policy").includes("'nonce-");
    if (was === 200 && isPage && state.isNotFound) response.statusCode = 404;
    else if (was === 404 && isPage && isPublic) words = missing;
    if (words !== null) return response.removeHeader("content-length");
    // Next says no type without a page, or one without the letters' encoding.
    const isBare = /^(text\/plain)?$/i.test(type);
    const isCall = headers["next-action"] !== undefined && type.startsWith("text/x-component");
    const isUnreadCall = isCall && was === 500 && !state.hasBegun && !state.hasFailed;
    if (was < (isPage ? 500 : 400) || !(isPage || isBare || isUnreadCall)) return;
    const isForm = method === "POST" && /^multipart\//i.test(headers["content-type"] ?? "");
    if (was >= 500 && state.hasFailed) response.statusCode = 503;
    else if (was >= 500 && (isUnreadCall || (isForm && isBare))) response.statusCode = 400;
    const status = response.statusCode;
    const id = randomUUID().slice(0, 8);
    note = () => journal.warn({ id, event: "web.failed", status, was });
    words = isPage ? pageOf(id) : `${messageFor(status)} Référence\u00a0: ${id}\n`;
    response.removeHeader("content-length");
    response.setHeader("content-type", `text/${isPage ? "html" : "plain"}; charset=utf-8`);
    response.setHeader("cache-control", "no-store");
    if (status === 503) response.setHeader("retry-after", RETRY_AFTER);
  });

  /** Headers must be known before the first byte leaves. */
  function decide(): void {
    if (response.headersSent || response.statusCode < 400) return;
    response.writeHead(response.statusCode);
  }

  Object.assign(response, {
    write(...args: unknown[]): boolean {
      decide();
      if (words === null) return write(...args);
      isEmpty &&= !args[0];
      for (const done of args) if (typeof done === "function") done();
      return true;
    },
    end(...args: unknown[]): ServerResponse {
      decide();
      if (words === null) return end(...args);
      const whenDone = args.filter((one) => typeof one === "function");
      // A handler that says enough by its status has no words to replace.
      const isComplete = isEmpty && was !== 500 && (!args[0] || typeof args[0] === "function");
      if (!isComplete) note();
      const body = method === "HEAD" || isComplete ? "" : words;
      // What collects an answer for the cache ends it by writing.
      words = null;
      return end(body, ...whenDone);
    },
  });
}

function messageFor(status: number): string {
  if (status >= 500) return FAILED;
  return `${status === 409 ? CONFLICT : UNREADABLE} ${BACK}`;
}

/** It needs nothing else: no script, no style sheet, no data. */
function pageOf(id: string): string {
  return `<!doctype html>
<html lang="fr-CA">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Erreur · Horizon Érable</title>
<style>body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem}</style>
<main>
<h1>Cette page n’a pas pu s’afficher.</h1>
<p>${FAILED}</p>
<p><a href="">Réessayer</a> · <a href="/">Retour à l’accueil</a></p>
<p>Référence\u00a0: ${id}</p>
</main>
</html>
`;
}
