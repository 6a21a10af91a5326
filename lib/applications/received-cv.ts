import "server-only";
import { isAcceptablePdf } from "#functions/register-document/pdf.ts";
import { logError } from "@/lib/log";
import { requestClient } from "@/lib/supabase/server";
import { findReceived } from "./received-queries";

/** A CV for its recruiter, or why there is none to see. */
export type OpenedCv = { name: string; bytes: Uint8Array<ArrayBuffer> } | "missing" | "unsafe";

/**
 * Opens the CV of an application to one of the viewer's own publications. The database logs the
 * opening, which the candidate sees, and lets the file out for two minutes; nothing is logged
 * where there is nothing to open. The bytes are looked at again before anybody sees them.
 * @throws when the database or the storage does not answer.
 */
export async function openReceivedCv(id: string): Promise<OpenedCv> {
  const application = await findReceived(id);
  if (!application?.hasCv) return "missing";
  const client = await requestClient();
  const opened = await client.rpc("open_application_cv", { application_id: id });
  // Withdrawn between the two questions.
  if (opened.error?.message.includes("cv_not_available")) return "missing";
  if (opened.error) throw opened.error;

  const file = await client.storage.from("cvs").download(opened.data);
  if (file.error) throw file.error;
  const bytes = new Uint8Array(await file.data.arrayBuffer());
  if (!isAcceptablePdf(bytes)) {
    logError("applications.cv", "a stored CV is not an acceptable PDF", { id });
    return "unsafe";
  }
  return { name: application.cvFileName ?? "CV.pdf", bytes };
}
