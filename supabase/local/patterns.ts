import { doorOf } from "./doors.ts";

const MATCHES = /^(?:not\.)?i?match(?:\((?:any|all)\))?\./i;
/** In a list of conditions: `or=(title.match.^a,…)`. */
const MATCHES_WITHIN = /(?:^|[.,(])i?match(?:\((?:any|all)\))?\./i;
const LISTS = /(?:^|\.)(?:or|and)$/;

/**
 * The refusal of conditions by regular expression: a short one with references to its own groups takes
 * hours, and the embedded engine answers one request after the other. Nothing of the site asks so.
 */
export function regularExpression(request: Request): Response | null {
  if (doorOf(request.url).service !== "rest") return null;
  for (const [name, value] of new URL(request.url).searchParams) {
    if (!(LISTS.test(name) ? MATCHES_WITHIN : MATCHES).test(value)) continue;
    const message = "match and imatch are not served here";
    return Response.json({ code: "PGRST100", message, details: null, hint: null }, { status: 400 });
  }
  return null;
}
