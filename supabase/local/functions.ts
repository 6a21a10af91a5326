import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { FunctionEnvironment } from "#shared/environment.ts";
import { root } from "./config.ts";
import { readSettings } from "./settings.ts";

type Handler = (request: Request, environment: FunctionEnvironment) => Promise<Response>;

const FOLDER = path.join(root, "supabase/functions");

/** The Edge Functions of the repository: folders with a `handler.ts`. */
export function functionNames(): string[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER).filter((name) => existsSync(path.join(FOLDER, name, "handler.ts")));
}

/**
 * Answers a call of an Edge Function as the hosted platform does: known names only, POST only, and
 * only for a caller whom `isSignedIn` knows, unless config.toml says `verify_jwt = false`.
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
    console.error(`La fonction ${name} a échoué :`, error);
    return refuse(500, "Internal Server Error");
  }
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status });
}
