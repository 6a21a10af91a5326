import { answer, callerOf, isUuid } from "#supabase/functions/_shared/caller.ts";
import { callDatabase, callDatabaseAs } from "#supabase/functions/_shared/database.ts";
import type { FunctionEnvironment } from "#supabase/functions/_shared/environment.ts";
import { logFailure } from "#supabase/functions/_shared/failure.ts";
import { problemOfPdf } from "#supabase/functions/_shared/pdf/pdf.ts";
import { readFile, removeFiles, writeFile } from "#supabase/functions/_shared/stored-files.ts";

type Access = Pick<FunctionEnvironment, "supabaseUrl" | "publishableKey" | "secretKey">;

const BUCKET = "proofs";

const statuses = {
  invalid_request: 400,
  not_signed_in: 401,
  not_owner: 403,
  own_case: 403,
  two_factor_needed: 403,
  not_found: 404,
  already_decided: 409,
  name_changed: 409,
  invalid_file: 422,
  not_done: 502,
} as const;

type Refusal = keyof typeof statuses;
type Done = Refusal | Response | null;

type Caller = { id: string; authorization: string };

/**
 * Handles the documents that verify an employer: accepts them from an owner after inspecting their bytes as
 * those of a CV, returns them to operators one at a time, and removes them with the decision. The database
 * checks each permission as the caller; no one else has access to the bucket (docs/security.md, Documents of
 * employers).
 * Request, always with the caller's token in `Authorization`: POST of the PDF itself with the headers
 * `x-employer` (its id) and `x-file-name` (percent-encoded); POST `{ "open": "<uuid>" }`; POST `{ "decide":
 * "<uuid of the employer>", "verified": true, "reason": "…", "shown_name": "…", "shown_website": "…" }`.
 * Answer: the PDF for `open`, else `{ "success": true }`; or `{ "success": false, "error": … }` with one of
 * the reasons above.
 */
export async function handle(request: Request, access: Access): Promise<Response> {
  try {
    const done = await act(request, access);
    if (done instanceof Response) return done;
    return done === null ? answer(200) : answer(statuses[done], done);
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal) return answer(statuses[refusal], refusal);
    logFailure("employer-documents", error);
    return answer(statuses.not_done, "not_done");
  }
}

async function act(request: Request, access: Access): Promise<Done> {
  const authorization = request.headers.get("authorization");
  const id = await callerOf(request, access);
  if (authorization === null || id === null) return "not_signed_in";
  const caller = { id, authorization };
  if (request.headers.get("content-type")?.startsWith("application/pdf")) {
    return await take(request, access, caller);
  }
  const body = Object(await request.json().catch(() => null)) as Record<string, unknown>;
  const { open, decide, verified, reason, shown_name, shown_website, legal_name = null } = body;
  if (isUuid(open)) return await give(access, caller, open);
  const isDecision =
    typeof verified === "boolean" &&
    [reason, shown_name, shown_website].every((word) => typeof word === "string") &&
    (legal_name === null || typeof legal_name === "string");
  if (!isUuid(decide) || !isDecision || String(reason).trim() === "") {
    return "invalid_request";
  }
  const decision = { employer: decide, verified, reason, shown_name, shown_website, legal_name };
  return await settle(access, caller, decision);
}

/** The database's reason for a refusal; null if something else failed. */
function refusalIn(error: unknown): Refusal | null {
  const message = error instanceof Error ? error.message : "";
  // To anyone else, the file does not exist.
  if (message.includes("not_operator")) return "not_found";
  const known = ["two_factor_needed", "own_case", "already_decided", "name_changed"] as const;
  return known.find((refusal) => message.includes(refusal)) ?? null;
}

async function take(request: Request, access: Access, caller: Caller): Promise<Done> {
  const employer = request.headers.get("x-employer");
  const file_name = textIn(request, "x-file-name");
  const legal_name = textIn(request, "x-legal-name");
  if (!isUuid(employer) || file_name === "") return "invalid_request";
  const { id, authorization } = caller;
  const may = await callDatabaseAs(access, authorization, "offer_employer_proof", { employer });
  if (may !== true) return "not_owner";
  const bytes = new Uint8Array(await request.arrayBuffer());
  if ((await problemOfPdf(bytes)) !== null) return "invalid_file";
  const path = `${employer}/${crypto.randomUUID()}.pdf`;
  await writeFile(access, BUCKET, path, bytes);
  try {
    const args = { employer, caller: id, path, file_name, legal_name };
    const before = await callDatabase(access, "register_employer_proof", args);
    if (typeof before === "string") await dropQuietly(access, before);
    return null;
  } catch (error) {
    await dropQuietly(access, path);
    throw error;
  }
}

/** Decodes a percent-encoded header. */
function textIn(request: Request, header: string): string {
  try {
    return decodeURIComponent(request.headers.get(header) ?? "")
      .trim()
      .slice(0, 200);
  } catch {
    return "";
  }
}

async function give(access: Access, caller: Caller, request: string): Promise<Done> {
  const body = { request };
  const [found] = (await callDatabaseAs(
    access,
    caller.authorization,
    "open_employer_proof",
    body,
  )) as { path: string }[];
  if (!found) return "not_found";
  const bytes = await readFile(access, BUCKET, found.path);
  if (bytes === null) throw new Error("a document's file is missing");
  return new Response(bytes, {
    headers: {
      "content-type": "application/pdf",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

async function settle(access: Access, { authorization }: Caller, decision: object): Promise<Done> {
  const path = await callDatabaseAs(access, authorization, "decide_verification", decision);
  if (typeof path === "string") await dropQuietly(access, path);
  return null;
}

/** If this fails, nothing refers to the file any more, and the next cleanup removes it. */
async function dropQuietly(access: Access, path: string): Promise<void> {
  await removeFiles(access, BUCKET, [path]).catch((error) =>
    logFailure("employer-documents.drop", error),
  );
}
