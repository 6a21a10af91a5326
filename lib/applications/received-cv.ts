import "server-only";
import { requestClient } from "@/lib/supabase/server";
import { findReceived } from "./received-queries";

/** A CV for its recruiter, or why there is none to see. */
export type OpenedCv = { name: string; file: Blob } | "missing";

/**
 * Opens the CV of an application to one of the viewer's own publications. The database logs the
 * opening, which the candidate sees, and lets the file out for two minutes; nothing is logged
 * where there is nothing to open. What was looked at when the CV was kept cannot change since: only
 * the function that looks stores files which become documents, and nothing replaces a file.
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
  return { name: application.cvFileName ?? "CV.pdf", file: file.data };
}
