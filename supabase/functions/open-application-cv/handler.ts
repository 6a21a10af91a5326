import { answer, callerOf, isUuid } from "#supabase/functions/_shared/caller.ts";
import { callDatabaseAs } from "#supabase/functions/_shared/database.ts";
import type { FunctionEnvironment } from "#supabase/functions/_shared/environment.ts";
import { logFailure } from "#supabase/functions/_shared/failure.ts";
import { readFile } from "#supabase/functions/_shared/stored-files.ts";

type Access = Pick<FunctionEnvironment, "supabaseUrl" | "publishableKey" | "secretKey">;

const statuses = {
  invalid_request: 400,
  not_signed_in: 401,
  cv_not_available: 404,
  not_opened: 502,
} as const;

type Refusal = keyof typeof statuses;

/**
 * Returns the CV of an application to a caller whom the database allows to open it (docs/security.md, Opened
 * CVs). The permission is checked as the caller, by the function that also logs the opening; only then is the
 * file read, with the secret key. No policy lets anyone else read the bucket: a right to read would also be a
 * right to sign an address that outlives it.
 *
 * Request: POST `{ "application_id": "<uuid>" }` with the caller's token in `Authorization`.
 * Answer: the file, or `{ "success": false, "error": … }` with "invalid_request" (400), "not_signed_in"
 * (401), "cv_not_available" (404: no such application, no permission, no file) or "not_opened" (502: the
 * caller may try again).
 */
export async function handle(request: Request, environment: Access): Promise<Response> {
  try {
    const opened = await open(request, environment);
    return typeof opened === "string" ? answer(statuses[opened], opened) : fileAnswer(opened);
  } catch (error) {
    logFailure("open-application-cv", error);
    return answer(statuses.not_opened, "not_opened");
  }
}

async function open(request: Request, access: Access): Promise<Uint8Array | Refusal> {
  const body: unknown = await request.json().catch(() => null);
  const id = Object(body).application_id;
  if (!isUuid(id)) return "invalid_request";
  const authorization = request.headers.get("authorization");
  if (authorization === null || (await callerOf(request, access)) === null) return "not_signed_in";
  const found = await pathFor(access, authorization, id);
  if ("refusal" in found) return found.refusal;
  return (await readFile(access, "cvs", found.path)) ?? "cv_not_available";
}

/** The path of the file, once the database has allowed the opening and logged it. */
async function pathFor(
  access: Access,
  authorization: string,
  application_id: string,
): Promise<{ path: string } | { refusal: Refusal }> {
  try {
    const args = { application_id };
    const path = await callDatabaseAs(access, authorization, "open_application_cv", args);
    return typeof path === "string" ? { path } : { refusal: "cv_not_available" };
  } catch (error) {
    if (error instanceof Error && error.message.includes("cv_not_available"))
      return { refusal: "cv_not_available" };
    throw error;
  }
}

function fileAnswer(bytes: Uint8Array): Response {
  const headers = {
    "content-type": "application/pdf",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
}
