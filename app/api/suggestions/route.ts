import { logError } from "@/lib/log";
import { listSuggestions, listTownSuggestions } from "@/lib/search/queries";
import { cleanQuery } from "@/lib/text/search";

/** Longer than any title's beginning that somebody still wants completed. */
const MAX_TYPED = 60;

/**
 * What the search fields suggest: `?q=` is answered with `[{ facet, label }]`, eight at most, of
 * offers, or of towns with `&pour=town`. A browser keeps an answer for a minute; here nothing is
 * kept, since anybody can invent a query.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const typed = cleanQuery(query.get("q") ?? "").slice(0, MAX_TYPED);
  const list = () =>
    query.get("pour") === "town" ? listTownSuggestions(typed) : listSuggestions("job", typed);
  try {
    const found = typed.length < 2 ? [] : await list();
    return Response.json(found, { headers: { "Cache-Control": "private, max-age=60" } });
  } catch (error) {
    logError("search.suggest", error);
    // A field without suggestions is still a field.
    return Response.json([], { headers: { "Cache-Control": "no-store" } });
  }
}
