import "server-only";
import { FunctionsHttpError } from "@supabase/supabase-js";

/** Why an Edge Function refused, in its own word ("invalid_file"); its status where it has none. */
export async function reasonOf(error: unknown): Promise<string> {
  if (!(error instanceof FunctionsHttpError)) return "no_answer";
  const response: Response = error.context;
  const body: unknown = await response.json().catch(() => null);
  return String(Object(body).error ?? response.status);
}
