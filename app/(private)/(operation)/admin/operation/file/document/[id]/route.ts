import type { NextRequest } from "next/server";
import { currentViewer } from "@/lib/auth/viewer";
import { openProof } from "@/lib/employers/queries";
import { logError } from "@/lib/monitoring/log";
import { pdfResponse, sentenceResponse } from "@/lib/security/file-responses";
import { isSpeculative } from "@/lib/security/incoming-request";

type Context = RouteContext<"/admin/operation/file/document/[id]">;

/** Sends an employer's document, only on an operator's own click: each access is logged. */
export async function GET(request: NextRequest, { params }: Context) {
  const { id } = await params;
  try {
    const viewer = await currentViewer();
    if (viewer === null) return sentenceResponse(401, "Connectez-vous pour ouvrir ce document.");
    if (!viewer.isOperator) return sentenceResponse(403, "Cette section est réservée.");
    if (isSpeculative(request.headers)) {
      return sentenceResponse(403, "Ouvrez ce document depuis la file d’attente.");
    }
    const file = await openProof(id);
    if (file === null) return sentenceResponse(404, "Ce document n’existe pas ou a été effacé.");
    return pdfResponse(file, "inline", "document.pdf");
  } catch (error) {
    const reference = logError("operation.proof", error);
    return sentenceResponse(
      503,
      `Ce document n’a pas pu être ouvert. Référence\u00a0: ${reference}`,
    );
  }
}
