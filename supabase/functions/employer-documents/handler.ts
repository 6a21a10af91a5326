import { answer, isUuid } from "#shared/answer.ts";
import { callerOf } from "#shared/caller.ts";
import { callDatabase } from "#shared/database.ts";
import type { FunctionEnvironment } from "#shared/environment.ts";
import { logFailure } from "#shared/failure.ts";
import { isAcceptablePdf } from "#shared/pdf/pdf.ts";
import { dropFile, keepFile, readFile } from "./files.ts";

/** What this function needs of its runtime. */
type Access = Pick<FunctionEnvironment, "supabaseUrl" | "publishableKey" | "secretKey">;

const statuses = {
  invalid_request: 400,
  not_signed_in: 401,
  not_owner: 403,
  own_case: 403,
  not_found: 404,
  already_decided: 409,
  name_changed: 409,
  invalid_file: 422,
  not_done: 502,
} as const;

type Refusal = keyof typeof statuses;
type Done = Refusal | Response | null;

/**
 * The documents by which an employer is verified: taken from an owner once their bytes were looked at as
 * those of a CV are, given out to operators one look at a time, and removed with their decision. The
 * database says who may do which; nobody else has a way to the store (docs/security.md, Documents of
 * employers).
 *
 * Request, always with the caller's token in `Authorization`: POST of the PDF itself with the headers
 * `x-employer` (its id) and `x-file-name` (percent-encoded); POST `{ "open": "<uuid>" }`; POST
 * `{ "decide": "<uuid>", "verified": true, "reason": "…" }`.
 * Answer: the PDF to `open`, else `{ "success": true }`; or `{ "success": false, "error": … }` with one of
 * the reasons above.
 */
export async function handle(request: Request, access: Access): Promise<Response> {
  try {
    const caller = await callerOf(request, access);
    const done = caller === null ? "not_signed_in" : await act(request, access, caller);
    if (done instanceof Response) return done;
    return done === null ? answer(200) : answer(statuses[done], done);
  } catch (error) {
    logFailure("employer-documents", error);
    return answer(statuses.not_done, "not_done");
  }
}

async function act(request: Request, access: Access, caller: string): Promise<Done> {
  if (request.headers.get("content-type")?.startsWith("application/pdf")) {
    return await take(request, access, caller);
  }
  const asked = Object(await request.json().catch(() => null)) as Record<string, unknown>;
  const { open, decide, verified, reason } = asked;
  if (isUuid(open)) return await give(access, caller, open);
  const isDecision = typeof verified === "boolean" && typeof reason === "string";
  if (!isUuid(decide) || !isDecision || reason.trim() === "") return "invalid_request";
  return await settle(access, { request: decide, caller, verified, reason });
}

async function take(request: Request, access: Access, caller: string): Promise<Done> {
  const employer = request.headers.get("x-employer");
  const file_name = nameIn(request);
  if (!isUuid(employer) || file_name === "") return "invalid_request";
  if ((await callDatabase(access, "may_send_proof", { employer, caller })) !== true) {
    return "not_owner";
  }
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (!isAcceptablePdf(bytes)) return "invalid_file";
  const path = `${employer}/${crypto.randomUUID()}.pdf`;
  await keepFile(access, path, bytes);
  try {
    const given = { employer, caller, path, file_name };
    const before = await callDatabase(access, "register_employer_proof", given);
    if (typeof before === "string") await dropQuietly(access, before);
    return null;
  } catch (error) {
    await dropQuietly(access, path);
    throw error;
  }
}

function nameIn(request: Request): string {
  try {
    return decodeURIComponent(request.headers.get("x-file-name") ?? "")
      .trim()
      .slice(0, 200);
  } catch {
    return "";
  }
}

async function give(access: Access, caller: string, request: string): Promise<Done> {
  const [found] = (await callDatabase(access, "employer_proof", { request, caller })) as {
    path: string;
  }[];
  if (!found) return "not_found";
  const bytes = await readFile(access, found.path);
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      "content-type": "application/pdf",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

async function settle(
  access: Access,
  decision: { request: string; caller: string; verified: boolean; reason: string },
): Promise<Done> {
  try {
    const path = await callDatabase(access, "decide_employer_proof", decision);
    if (typeof path === "string") await dropQuietly(access, path);
    return null;
  } catch (error) {
    const said = error instanceof Error ? error.message : "";
    if (said.includes("already_decided")) return "already_decided";
    if (said.includes("name_changed")) return "name_changed";
    if (said.includes("own_case")) return "own_case";
    if (said.includes("not_operator")) return "not_found";
    throw error;
  }
}

/** What could not be removed now is named by nothing any more, and goes with the next tidying. */
async function dropQuietly(access: Access, path: string): Promise<void> {
  await dropFile(access, path).catch((error) => logFailure("employer-documents.drop", error));
}
