import { answer, callerOf } from "#supabase/functions/_shared/caller.ts";
import { callDatabase } from "#supabase/functions/_shared/database.ts";
import type { FunctionEnvironment } from "#supabase/functions/_shared/environment.ts";
import { logFailure } from "#supabase/functions/_shared/failure.ts";
import { problemOfPdf } from "#supabase/functions/_shared/pdf/pdf.ts";
import { readFile, removeFiles, writeFile } from "#supabase/functions/_shared/stored-files.ts";

type Access = Pick<FunctionEnvironment, "supabaseUrl" | "publishableKey" | "secretKey">;

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const KEY = new RegExp(`^(${UUID})/${UUID}\\.pdf$`);

const BUCKET = "cvs";

const statuses = {
  invalid_request: 400,
  not_signed_in: 401,
  not_found: 404,
  document_quota: 409,
  invalid_file: 422,
  incomplete_pdf: 422,
  protected_pdf: 422,
  active_pdf: 422,
  not_registered: 502,
} as const;

type Refusal = keyof typeof statuses;

type Registered = { id: string };

/**
 * Makes a document of a CV that the caller uploaded to their own folder, after inspecting its bytes
 * (docs/security.md, Inspected CVs). The document is a copy of the inspected bytes under a new name: the
 * uploader still has the signed link of the first file and could replace its content.
 *
 * Request: POST `{ "path": "<user id>/<uuid>.pdf", "file_name": "CV.pdf" }` with the caller's token in
 * `Authorization`, which alone identifies the caller.
 * Answer: `{ "success": true, "id": "<id of the document>" }`, or `{ "success": false, "error": … }` with
 * "invalid_request" (400), "not_signed_in" (401), "not_found" (404), "document_quota" (409), "invalid_file",
 * "incomplete_pdf", "protected_pdf" or "active_pdf" (422, the upload is removed), or "not_registered" (502:
 * the caller may call again with the same upload, or removes it).
 */
export async function handle(request: Request, environment: Access): Promise<Response> {
  try {
    const result = await register(request, environment);
    return typeof result === "string"
      ? answer(statuses[result], result)
      : Response.json({ success: true, ...result });
  } catch (error) {
    logFailure("register-document", error);
    return answer(statuses.not_registered, "not_registered");
  }
}

async function register(request: Request, access: Access): Promise<Registered | Refusal> {
  const body = await readBody(request);
  if (body === null) return "invalid_request";
  const caller = await callerOf(request, access);
  if (caller === null) return "not_signed_in";
  if (body.folder !== caller) return "invalid_request";

  const bytes = await readFile(access, BUCKET, body.path);
  if (bytes === null) return "not_found";
  const problem = await problemOfPdf(bytes);
  if (problem !== null) {
    await removeFiles(access, BUCKET, [body.path]);
    return problem;
  }
  const result = await storeCopy(access, caller, body.fileName, bytes);
  await removeQuietly(access, body.path);
  return result;
}

/** Stores the inspected bytes and inserts their row, or leaves neither behind. */
async function storeCopy(
  access: Access,
  owner: string,
  fileName: string,
  bytes: Uint8Array,
): Promise<Registered | "document_quota"> {
  const path = `${owner}/${crypto.randomUUID()}.pdf`;
  await writeFile(access, BUCKET, path, bytes);
  try {
    const args = { owner, path, file_name: fileName };
    const { id } = (await callDatabase(access, "register_document", args)) as Registered;
    return { id };
  } catch (error) {
    await removeQuietly(access, path);
    if (error instanceof Error && error.message.includes("document_quota")) return "document_quota";
    throw error;
  }
}

/** If this fails, the file is cleared later as an unfinished upload. */
async function removeQuietly(access: Access, path: string): Promise<void> {
  await removeFiles(access, BUCKET, [path]).catch((error) =>
    logFailure("register-document.remove", error),
  );
}

async function readBody(request: Request) {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== "object" || body === null) return null;
  const { path, file_name: fileName } = body as Record<string, unknown>;
  if (typeof path !== "string" || typeof fileName !== "string") return null;
  const folder = KEY.exec(path)?.[1];
  const name = fileName.trim();
  return folder && name !== "" && name.length <= 200 ? { path, folder, fileName: name } : null;
}
