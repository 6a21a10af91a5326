import "server-only";
import { invalidDocument } from "@/lib/copy/document-notices";
import { type Notice, notices } from "@/lib/copy/server-notices";
import { problemOfCv } from "@/lib/shared/cv";
import { finishUpload, prepareUpload } from "./actions";

/** Stores a CV submitted with a form as a document, with the same checks as a browser upload. */
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
  return checked.id === undefined ? { refusal: checked.notice } : { id: checked.id };
}
