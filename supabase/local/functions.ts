import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "#lib/server/config.ts";
import { messageOf } from "#lib/server/messages.ts";
import type { FunctionEnvironment } from "#supabase/functions/_shared/environment.ts";
import { failureId } from "#supabase/functions/_shared/failure.ts";
import { readSettings } from "./settings.ts";

const FOLDER = path.join(root, "supabase/functions");

type Handler = (request: Request, environment: FunctionEnvironment) => Promise<Response>;

/** The Edge Functions of the repository: folders with a `handler.ts`. */
function functionNames(): string[] {
  return readdirSync(FOLDER).filter((name) => existsSync(path.join(FOLDER, name, "handler.ts")));
}

/**
 * Answers a call of an Edge Function as the hosted platform does: known names only, POST only, and only for a
 * caller whom `isSignedIn` accepts, unless config.toml says `verify_jwt = false`.
 */
export async function callFunction(
  request: Request,
  environment: FunctionEnvironment,
  isSignedIn: (request: Request) => Promise<boolean>,
): Promise<Response> {
  const name = new URL(request.url).pathname.replace(/^\/functions\/v1\//, "");
  if (!functionNames().includes(name)) return refuse(404, "Function not found");
  if (request.method !== "POST") return refuse(405, "Method not allowed");
  const { verify_jwt: onlySignedIn = true } = readSettings().functions[name] ?? {};
  if (onlySignedIn && !(await isSignedIn(request))) return refuse(401, "Invalid JWT");

  try {
    const file = pathToFileURL(path.join(FOLDER, name, "handler.ts")).href;
    const { handle } = (await import(file)) as { handle: Handler };
    return await handle(request, environment);
  } catch (error) {
    const id = failureId();
    console.error(`La fonction ${name} a échoué (référence ${id}) : ${messageOf(error)}`);
    return refuse(500, "Internal Server Error", id);
  }
}

function refuse(status: number, error: string, reference?: string): Response {
  return Response.json({ error, reference }, { status });
}
