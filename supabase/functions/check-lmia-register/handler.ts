import { answer, operatorCall } from "#supabase/functions/_shared/caller.ts";
import { callDatabase } from "#supabase/functions/_shared/database.ts";
import type { FunctionEnvironment } from "#supabase/functions/_shared/environment.ts";
import { logFailure, noted } from "#supabase/functions/_shared/failure.ts";

/** The open data portal's description of the data set, with its files. */
const PORTAL =
  "https://open.canada.ca/data/api/3/action/package_show?id=90fed587-1364-4f33-a9ee-208181dc0b97";
const TIMEOUT_MS = 10_000;

const MONTHS = [/january|janvier/i, /april|avril/i, /july|juillet/i, /october|octobre/i];

/**
 * Reports whether the portal has a newer list than the register. It loads nothing: the operator does
 * (`npm run call -- load-lmia`). It also removes the badges when the register has become too old.
 *
 * Request: POST `{}` with the secret key. Answer: `{ "success": true, "newest": "…" }`, null if nothing is
 * newer; else `{ "success": false, "error": "invalid_request" | "not_operator" | "not_checked" }` with 400,
 * 401 or 502.
 * @param portal address of the portal, replaced in tests
 */
export async function handle(
  request: Request,
  environment: FunctionEnvironment,
  portal = PORTAL,
): Promise<Response> {
  const call = await operatorCall(request, environment);
  if (call instanceof Response) return call;
  return await noted(environment, "check-lmia-register", async () => {
    try {
      const newest = await newerFile(environment, portal);
      await callDatabase(environment, "record_lmia_check", { newest });
      return Response.json({ success: true, newest });
    } catch (error) {
      return answer(502, "not_checked", logFailure("check-lmia-register", error));
    }
  });
}

/** The name of a file of a quarter after the last one of the register; null if there is none. */
async function newerFile(environment: FunctionEnvironment, portal: string): Promise<string | null> {
  const response = await fetch(portal, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the portal answered ${response.status}`);
  const { result } = Object(await response.json());
  const resources: unknown[] = Array.isArray(result?.resources) ? result.resources : [];
  if (resources.length === 0) throw new Error("the portal names no file");
  const [state] = (await callDatabase(environment, "lmia_state", {})) as {
    quarters: string[] | null;
  }[];
  const loaded = state?.quarters?.at(-1) ?? "";
  const files = resources.map((resource) => {
    const { name, name_translated, url } = Object(resource);
    const text = [name, name_translated?.en, name_translated?.fr, url].filter(Boolean).join(" ");
    return { text, quarter: quarterOf(text) };
  });
  const newer = files.filter(({ quarter }) => quarter !== null && quarter > loaded);
  newer.sort((a, b) => (a.quarter ?? "").localeCompare(b.quarter ?? ""));
  return newer.at(-1)?.text.slice(0, 500) ?? null;
}

/** The first day of the quarter in a name: "2025Q2", "2025-T2", "April to June 2025". */
function quarterOf(name: string): string | null {
  const [, year, number] = /(20\d\d)[ _-]*[qt]([1-4])/i.exec(name) ?? [];
  const month = MONTHS.findIndex((names) => names.test(name)) * 3;
  const first = number ? Number(number) * 3 - 3 : month;
  const [, named] = year ? [null, year] : (/\b(20\d\d)\b/.exec(name) ?? []);
  return named && first >= 0 ? `${named}-${String(first + 1).padStart(2, "0")}-01` : null;
}
