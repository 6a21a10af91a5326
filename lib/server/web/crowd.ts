import type { IncomingMessage, ServerResponse } from "node:http";
import { listNames } from "./list-names.ts";
import { crowdedOut } from "./metrics.ts";
import { turnsOf } from "./turns.ts";

/** What draws a page for one visitor alone, by their words or answers. */
const SEARCHED = new Set([...Object.keys(listNames), "/bourses/trouver"]);

/**
 * A search takes some twenty milliseconds of the one thread that also gives out the kept pages:
 * four at once keep it and the database busy, and what is kept waits for little.
 */
const BOUNDS = { atOnce: 4, mostWaiting: 64, longest: 5_000 };

/** A page is drawn long before; whoever reads it slowly does not keep the others waiting. */
const LONGEST_TURN = 2_000;

/** Seconds after which to ask again: the crowd has then had its turn. */
const RETRY_AFTER = "5";

type Turns = ReturnType<typeof turnsOf>;
type Asked = Pick<IncomingMessage, "method" | "url">;

/**
 * Draws what is each visitor's own in turn, so that however many search, kept pages stay fast.
 * Whoever finds no place, or waits too long, is told to come back.
 * @param fixed what every answer of the site says.
 */
export function crowdOf(
  fixed: Record<string, string>,
  turns: Turns = turnsOf(BOUNDS),
  longestTurn = LONGEST_TURN,
) {
  return async function inTurn(
    request: Asked,
    response: ServerResponse,
    draw: () => void,
  ): Promise<void> {
    if (!isSearch(request)) return draw();
    const isMine = await turns.take((leave) => void response.once("close", leave));
    if (!isMine) return tellToWait(request, response, fixed);
    if (response.destroyed) return turns.end();
    endOnce(response, turns.end, longestTurn);
    draw();
  };
}

/** Ends a turn when its answer has left, or when it has lasted long enough. */
function endOnce(response: ServerResponse, end: () => void, longest: number): void {
  let hasEnded = false;
  const endTurn = () => {
    clearTimeout(late);
    if (!hasEnded) end();
    hasEnded = true;
  };
  const late = setTimeout(endTurn, longest);
  response.once("close", endTurn);
}

function isSearch({ method, url = "/" }: Asked): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return SEARCHED.has(url.split("?")[0] ?? "");
}

function tellToWait(
  { method, url = "/" }: Asked,
  response: ServerResponse,
  fixed: Record<string, string>,
): void {
  if (response.destroyed) return;
  const [list = "/"] = url.split("?");
  crowdedOut.inc();
  response.writeHead(503, {
    ...fixed,
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": RETRY_AFTER,
  });
  response.end(method === "HEAD" ? undefined : pageOf(list));
}

/** It must cost nothing: no style, no script. */
function pageOf(list: string): string {
  return `<!doctype html>
<html lang="fr-CA">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Trop de recherches à la fois | Horizon Érable</title>
<main>
<h1>Beaucoup de personnes cherchent en ce moment.</h1>
<p>Votre recherche n’a pas pu être faite. Réessayez dans quelques secondes.</p>
<p><a href="">Réessayer</a> · <a href="${list}">Voir toute la liste</a> · <a href="/">Retour à l’accueil</a></p>
</main>
</html>
`;
}
