import "server-only";
import { logError } from "@/lib/log";
import { visitorClient } from "@/lib/supabase/visitor";

const FRESH = { "Cache-Control": "no-store" };

/** Whether the process answers at all: a host that hears nothing starts another one. */
export function liveAnswer(): Response {
  return Response.json({ site: "ok" }, { headers: FRESH });
}

/** Whether visitors can be served: 200 when database and storage answer, 503 otherwise. */
export async function readyAnswer(): Promise<Response> {
  const client = visitorClient();
  const [database, storage] = await Promise.all([
    answers("database", () => client.from("jobs").select("id").limit(1)),
    answers("storage", () => client.storage.from("images").list("", { limit: 1 })),
  ]);
  return Response.json(
    { database: database ? "ok" : "down", storage: storage ? "ok" : "down" },
    { status: database && storage ? 200 : 503, headers: FRESH },
  );
}

async function answers(part: string, ask: () => PromiseLike<{ error: unknown }>): Promise<boolean> {
  try {
    const { error } = await ask();
    if (error) throw error;
    return true;
  } catch (error) {
    logError(`health.${part}`, error);
    return false;
  }
}
