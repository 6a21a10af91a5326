import type { ServerResponse } from "node:http";
import type { Rewriter } from "./rewritten.ts";

/** What Next answers when a page could not be drawn: no words, until scripts draw the failure. */
const WORDLESS = /<html[^>]* id="__next_error__"[^>]*>/;

const WORDS = `<main>
<h1>Cette page n’a pas pu s’afficher.</h1>
<p>Le problème vient de notre côté. Réessayez dans un instant.</p>
<p><a href="">Réessayer</a> · <a href="/">Retour à l’accueil</a></p>
</main>`;

/** Seconds after which to ask again. */
const RETRY_AFTER = "10";

/**
 * Gives a failed page its words, for who has no scripts or not yet: they are replaced by what the
 * scripts draw. When it failed because the backend did not answer, that is what its status says.
 */
export function failurePage(response: ServerResponse, isBackendSilent: boolean): Rewriter | null {
  const type = String(response.getHeader("content-type") ?? "");
  if (response.statusCode < 500 || response.headersSent || !type.startsWith("text/html")) {
    return null;
  }
  if (isBackendSilent) {
    response.statusCode = 503;
    response.setHeader("retry-after", RETRY_AFTER);
  }
  response.setHeader("cache-control", "no-store");
  const parts: Buffer[] = [];
  return {
    take(part) {
      parts.push(part);
      return Buffer.alloc(0);
    },
    rest: () => Buffer.from(worded(Buffer.concat(parts).toString("utf8"))),
  };
}

function worded(page: string): string {
  if (!WORDLESS.test(page)) return page;
  const french = page.replace(WORDLESS, '<html lang="fr-CA" id="__next_error__">');
  return french.replace(/<body[^>]*>/, (body) => `${body}${WORDS}`);
}
