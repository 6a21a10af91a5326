import "server-only";
import { invalidDocument } from "@/lib/copy/document-notices";
import { type Notice, notices } from "@/lib/copy/server-notices";
import { problemOfCv } from "@/lib/shared/cv";
import { requestClient } from "@/lib/supabase/server";
import { finishUpload, prepareUpload } from "./actions";

/** Makes a document of a CV that came with a form, the way a browser with scripts does. */
export async function storeCv(file: File): Promise<{ id: string } | { refusal: Notice }> {
  const problem = await problemOfCv(file);
  if (problem) return { refusal: invalidDocument(problem) };
  const { upload, notice } = await prepareUpload();
  if (!upload) return { refusal: notice };
  const sent = await fetch(upload.url, {
    method: "PUT",
    headers: { "content-type": "application/pdf" },
    body: await file.arrayBuffer(),
  });
  if (!sent.ok) return { refusal: notices.documentUploadFailed };
  const checked = await finishUpload(upload.path, file.name);
  if (checked.status !== "done") return { refusal: checked.notice };
  const client = await requestClient();
  // A copy is stored, at an address of its own.
  const { data, error } = await client
    .from("documents")
    .select("id")
    .order("uploaded_at", { ascending: false })
    .limit(1)
    .single();
  if (error) throw error;
  return { id: data.id };
}
