import { doorOf } from "./doors.ts";

/** A row with what stands in relation to it, and no further. */
const MOST_DEPTH = 1;
/** An application has what it may be for, its history and who opened its CV: five. */
const MOST_RELATIONS = 6;

/**
 * The refusal of rows within rows within rows: offers of a trade, its offers, their trade … multiply at
 * each step, and the embedded engine answers one request after the other. The site asks for a row and
 * what it belongs to.
 */
export function manyRelations(request: Request): Response | null {
  if (doorOf(request.url).service !== "rest") return null;
  const asked = new URL(request.url).searchParams.getAll("select").join(",");
  if (depthOf(asked) <= MOST_DEPTH && countOf(asked, "(") <= MOST_RELATIONS) return null;
  const message = "relations within relations are not served here";
  return Response.json({ code: "PGRST100", message, details: null, hint: null }, { status: 400 });
}

function depthOf(select: string): number {
  let depth = 0;
  let deepest = 0;
  for (const letter of select) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function countOf(text: string, letter: string): number {
  return text.split(letter).length - 1;
}
