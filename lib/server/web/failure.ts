import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { journal } from "#lib/monitoring/log.ts";
import type { RequestState } from "#lib/monitoring/request-context.ts";

/** Seconds. */
const RETRY_AFTER = "10";

const FAILED = "Le problème vient de notre côté. Réessayez dans un instant.";
const CONFLICT = "Le site a changé depuis que vous avez ouvert cette page.";
const UNREADABLE = "Cet envoi n’a pas pu être lu.";
const BACK = "Revenez à la page précédente, rechargez-la et recommencez.";

type RequestInput = Pick<IncomingMessage, "method" | "headers">;

/**
 * Replaces error responses by pages and texts in French. When the root layout fails, Next sends an empty
 * page that scripts fill in; other failures are bare English text. 503 means that the backend did not
 * respond. Next answers 500 to a form that it cannot parse or an unknown action: these are the client's
 * errors.
 * @param missing the 404 page of an address, because Next sends that empty too
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
    // The policy of a private page refuses the scripts of another one.
    const isPublic = !header("content-security-policy").includes("'nonce-");
    if (was === 200 && isPage && state.isNotFound) response.statusCode = 404;
    else if (was === 404 && isPage && isPublic) words = missing;
    if (words !== null) return response.removeHeader("content-length");
    // Without a page, Next sends no content type, or one without a charset.
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

  /** Fixes the headers before the first byte is sent. */
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
      // A handler that responds with a status alone keeps its empty body.
      const isComplete = isEmpty && was !== 500 && (!args[0] || typeof args[0] === "function");
      if (!isComplete) note();
      const body = method === "HEAD" || isComplete ? "" : words;
      // What collects the response for the page cache calls `write` within `end`: let it pass.
      words = null;
      return end(body, ...whenDone);
    },
  });
}

function messageFor(status: number): string {
  if (status >= 500) return FAILED;
  return `${status === 409 ? CONFLICT : UNREADABLE} ${BACK}`;
}

/** Self-contained: no script, style sheet or data. */
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
