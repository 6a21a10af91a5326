import "server-only";
import { FunctionsHttpError } from "@supabase/supabase-js";
import { type Notice, notices } from "@/lib/copy/notices";
import { logError } from "@/lib/log";
import type { requestClient } from "@/lib/supabase/server";

/**
 * Has the Edge Function look at an uploaded file and make a document of it: this server holds no
 * key with which it could. Null when done, else what to tell the person.
 */
export async function registerDocument(
  client: Awaited<ReturnType<typeof requestClient>>,
  path: string,
  fileName: string,
): Promise<Notice | null> {
  const { error } = await client.functions.invoke("register-document", {
    body: { path, file_name: fileName },
  });
  if (!error) return null;
  const reason = await reasonOf(error);
  if (reason === "document_quota") return notices.documentQuota;
  if (reason === "invalid_file") return notices.documentInvalid;
  logError("documents.register", error, { reason });
  return notices.documentUploadFailed;
}

async function reasonOf(error: unknown): Promise<string> {
  if (!(error instanceof FunctionsHttpError)) return "no_answer";
  const response: Response = error.context;
  const body: unknown = await response.json().catch(() => null);
  return String(Object(body).error ?? response.status);
}
