import "server-only";
import { hasOperatorToken } from "@/lib/security/secret";
import { visitorClient } from "@/lib/supabase/visitor";
import { logError } from "./log";

const FRESH = { "Cache-Control": "no-store" };

/** Returns 200 while the process answers: a host that gets no response restarts it. */
export function liveAnswer(): Response {
  return Response.json({ site: "ok" }, { headers: FRESH });
}

/**
 * Returns whether visitors can be served: 200 when database and storage answer, 503 otherwise. A late or
 * failed scheduler is reported but does not change the status, nor do mails that await a retry or were
 * given up. The details of each job and the number of these mails require METRICS_TOKEN.
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

/** Counted at the scheduler's last round. */
function mailState(jobs: Jobs): "ok" | "delayed" | "given_up" | "unknown" {
  const counts = jobs.find(({ name }) => name === "send-mails")?.counts;
  const { delayed, given_up } = Object(counts) as { delayed?: number; given_up?: number };
  if (given_up === undefined) return "unknown";
  if (given_up > 0) return "given_up";
  return delayed === 0 ? "ok" : "delayed";
}

/** The last load of the register of EIMT (LMIA) and the portal's newest file; null without one. */
async function registerState(client: ReturnType<typeof visitorClient>) {
  const { data, error } = await client.rpc("lmia_state");
  if (error) logError("health.register", error);
  return data?.[0] ?? null;
}

/** A register that is too old shows no badge; a newer file must be loaded by the operator. */
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
