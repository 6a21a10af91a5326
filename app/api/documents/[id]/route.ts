import type { NextRequest } from "next/server";
import { currentViewer } from "@/lib/auth/viewer";
import { findDocument } from "@/lib/documents/queries";
import { documentIdSchema } from "@/lib/documents/schema";
import { logError } from "@/lib/monitoring/log";
import { pdfResponse, sentenceResponse } from "@/lib/security/file-responses";
import { refuseTooMany } from "@/lib/security/rate-limit";
import { requestClient } from "@/lib/supabase/server";

/**
 * Sends one of the viewer's CVs (docs/security.md, Downloads), as a download or, with `?afficher`, for
 * display. Another user's CV gets the same 404 as a missing one.
 */
export async function GET(request: NextRequest, { params }: RouteContext<"/api/documents/[id]">) {
  const id = documentIdSchema.safeParse((await params).id);
  try {
    const viewer = await currentViewer();
    if (viewer === null) return sentenceResponse(401, "Connectez-vous pour ouvrir ce document.");
    const refusal = await refuseTooMany("open-document", viewer.id);
    if (refusal) return refusal;
    const document = id.success ? await findDocument(viewer.id, id.data) : null;
    if (document === null)
      return sentenceResponse(404, "Ce document n’existe pas ou a été supprimé.");

    const client = await requestClient();
    const file = await client.storage.from("cvs").download(document.file_url);
    if (file.error) throw file.error;
    const kind = request.nextUrl.searchParams.has("afficher") ? "inline" : "attachment";
    return pdfResponse(file.data, kind, document.file_name);
  } catch (error) {
    const reference = logError("documents.open", error);
    return sentenceResponse(
      503,
      `Ce document n’a pas pu être ouvert. Référence\u00a0: ${reference}`,
    );
  }
}
