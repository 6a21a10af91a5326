import type { ServerResponse } from "node:http";
import { laterScripts } from "./later-scripts.ts";
import type { Rewriter } from "./rewritten.ts";

/** What Next answers when a page has no drawing of its own: no words, until scripts draw them. */
const WORDLESS = /<html[^>]* id="__next_error__"[^>]*>/;

const FAILED = `<main>
<h1>Cette page n’a pas pu s’afficher.</h1>
<p>Le problème vient de notre côté. Réessayez dans un instant.</p>
<p><a href="">Réessayer</a> · <a href="/">Retour à l’accueil</a></p>
</main>`;

const MISSING = `<main>
<h1>Oups\u00a0! La page que vous cherchez semble s’être envolée.</h1>
<p>L’adresse a peut-être changé, ou l’annonce n’est plus en ligne.</p>
<p><a href="/">Retour à l’accueil</a> · <a href="/emplois">Voir les emplois</a></p>
</main>`;

const NOT_FOUND = 404;

/** Seconds after which to ask again. */
const RETRY_AFTER = "10";

/**
 * Gives a page that failed, or that is not there, its words, for who has no scripts or not yet: they
 * are replaced by what the scripts draw. When it failed because the backend did not answer, that is
 * what its status says.
 */
export function failurePage(response: ServerResponse, isBackendSilent: boolean): Rewriter | null {
  const type = String(response.getHeader("content-type") ?? "");
  const isMissing = response.statusCode === NOT_FOUND;
  if (response.headersSent || !type.startsWith("text/html")) return null;
  if (response.statusCode < 500 && !isMissing) return null;
  if (!isMissing) {
    if (isBackendSilent) {
      response.statusCode = 503;
      response.setHeader("retry-after", RETRY_AFTER);
    }
    response.setHeader("cache-control", "no-store");
  }
  const parts: Buffer[] = [];
  return {
    take(part) {
      parts.push(part);
      return Buffer.alloc(0);
    },
    rest() {
      const page = Buffer.concat(parts);
      const text = page.toString("utf8");
      if (WORDLESS.test(text)) return Buffer.from(worded(text, isMissing ? MISSING : FAILED));
      const later = laterScripts(response);
      return later ? Buffer.concat([later.take(page), later.rest()]) : page;
    },
  };
}

function worded(page: string, words: string): string {
  const french = page.replace(WORDLESS, '<html lang="fr-CA" id="__next_error__">');
  return french.replace(/<body[^>]*>/, (body) => `${body}${words}`);
}
