import "server-only";
import { hasOperatorToken } from "@/lib/security/secret";
import { visitorClient } from "@/lib/supabase/visitor";
import { logError } from "./log";

const FRESH = { "Cache-Control": "no-store" };

/** Whether the process answers at all: a host that hears nothing starts another one. */
export function liveAnswer(): Response {
  return Response.json({ site: "ok" }, { headers: FRESH });
}

/**
 * Whether visitors can be served: 200 when database and storage answer, 503 otherwise. A scheduler
 * that is late, or whose last round failed, is told and costs nobody the site; so are mails that wait for
 * another try or were given up. What it did when, job by job, and how many mails those are, is for who sends
 * METRICS_TOKEN.
 */
export async function readyAnswer(request: Request): Promise<Response> {
  const client = visitorClient();
  const [database, storage, jobs, register] = await Promise.all([
    answers("database", () => client.from("jobs").select("id").limit(1)),
    answers("storage", () => client.storage.from("images").list("", { limit: 1 })),
    scheduledJobs(client),
    registerState(client),
  ]);
  const isOperator = hasOperatorToken(request.headers.get("authorization"));
  return Response.json(
    {
      database: database ? "ok" : "down",
      storage: storage ? "ok" : "down",
      scheduler: stateOf(jobs),
      mail: mailState(jobs),
      register: ageOf(register),
      ...(isOperator && { jobs, register_load: register }),
    },
    { status: database && storage ? 200 : 503, headers: FRESH },
  );
}

type Jobs = Awaited<ReturnType<typeof scheduledJobs>>;

async function scheduledJobs(client: ReturnType<typeof visitorClient>) {
  const { data, error } = await client.rpc("scheduled_jobs");
  if (error) logError("health.scheduler", error);
  return data ?? [];
}

function stateOf(jobs: Jobs): "ok" | "late" | "failed" | "unknown" {
  if (jobs.length === 0) return "unknown";
  if (jobs.some(({ is_late }) => is_late)) return "late";
  return jobs.some(({ outcome }) => outcome === "failed") ? "failed" : "ok";
}

/** As the last round of the scheduler counted them. */
function mailState(jobs: Jobs): "ok" | "delayed" | "given_up" | "unknown" {
  const counts = jobs.find(({ name }) => name === "send-mails")?.counts;
  const { delayed, given_up } = Object(counts) as { delayed?: number; given_up?: number };
  if (given_up === undefined) return "unknown";
  if (given_up > 0) return "given_up";
  return delayed === 0 ? "ok" : "delayed";
}

/** The last load of the register of EIMT (LMIA), its age and what the portal had; null without one. */
async function registerState(client: ReturnType<typeof visitorClient>) {
  const { data, error } = await client.rpc("lmia_state");
  if (error) logError("health.register", error);
  return data?.[0] ?? null;
}

/** A register that is too old gives no badge; of a newer file the operator loads it. */
function ageOf(register: Awaited<ReturnType<typeof registerState>>) {
  if (!register?.quarters) return "empty";
  if (register.newest) return "newer_file";
  return register.days_behind > 200 ? "old" : "ok";
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
