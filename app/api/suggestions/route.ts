import { logError } from "@/lib/monitoring/log";
import { everyKind } from "@/lib/publications/kinds";
import { listSuggestions, listTownSuggestions } from "@/lib/search/queries";
import { cleanQuery } from "@/lib/text/address-values";

/** Longer input is not completed. */
const MAX_TYPED = 60;

/**
 * Suggests search terms: `?q=` returns `[{ label, what }]`, at most eight, for the kind of publication in
 * `?liste=` (offers by default), or towns with `?liste=town`. Browsers cache a response for a minute; the
 * server caches none, because queries are arbitrary.
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
    // The field works without suggestions.
    return Response.json([], { headers: { "Cache-Control": "no-store" } });
  }
}
