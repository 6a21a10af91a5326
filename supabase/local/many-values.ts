import { doorOf } from "./doors.ts";

/** How many values the embedded engine takes with one statement; after one more it answers nobody. */
const MOST_VALUES = 32_767;

/**
 * The refusal (PostgreSQL's own, 54000) of rows that have more values together than the embedded engine
 * takes: each is a value of its own there. A function takes them all as one.
 */
export async function tooManyValues(request: Request): Promise<Response | null> {
  const { service, rest } = doorOf(request.url);
  if (service !== "rest" || rest.startsWith("/rpc/") || request.method !== "POST") return null;
  // A value takes two letters at least, with the comma after it.
  if (Number(request.headers.get("content-length")) <= 2 * MOST_VALUES) return null;
  const rows: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  if (!Array.isArray(rows)) return null;
  const columns = new Set(rows.flatMap((row) => Object.keys(row ?? {})));
  if (rows.length * columns.size <= MOST_VALUES) return null;
  const message = `too many values in one statement: ${rows.length} rows of ${columns.size}`;
  return Response.json({ code: "54000", message, details: null, hint: null }, { status: 413 });
}
