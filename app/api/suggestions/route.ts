import { logError } from "@/lib/monitoring/log";
import { everyKind } from "@/lib/publications/kinds";
import { listSuggestions, listTownSuggestions } from "@/lib/search/queries";
import { cleanQuery } from "@/lib/text/address-values";

/** Longer than any title's beginning that somebody still wants completed. */
const MAX_TYPED = 60;

/**
 * What the search fields suggest: `?q=` is answered with `[{ label, what }]`, eight at most, of the
 * kind of publication that `?liste=` names (offers, where it names none), or of towns with
 * `?liste=town`. A browser caches an answer for a minute; the server caches none, since anybody can
 * invent a query.
 */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams;
  const typed = cleanQuery(params.get("q") ?? "").slice(0, MAX_TYPED);
  const kind = everyKind.find((name) => name === params.get("liste")) ?? "job";
  const list = () =>
    params.get("liste") === "town" ? listTownSuggestions(typed) : listSuggestions(kind, typed);
  try {
    const found = typed.length < 2 ? [] : await list();
    return Response.json(found, { headers: { "Cache-Control": "private, max-age=60" } });
  } catch (error) {
    logError("search.suggest", error);
    // A field without suggestions is still a field.
    return Response.json([], { headers: { "Cache-Control": "no-store" } });
  }
}
