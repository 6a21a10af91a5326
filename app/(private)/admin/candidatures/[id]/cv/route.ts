import type { NextRequest } from "next/server";
import { openReceivedCv } from "@/lib/applications/received-files";
import { currentViewer } from "@/lib/auth/viewer";
import { logError } from "@/lib/monitoring/log";
import { pdfResponse, sentenceResponse } from "@/lib/security/file-responses";
import { isSpeculative } from "@/lib/security/incoming-request";
import { refuseTooMany } from "@/lib/security/rate-limit";

type Context = RouteContext<"/admin/candidatures/[id]/cv">;

/**
 * Sends the CV of a received application, for display or, with `?telecharger`, as a download
 * (docs/security.md, Opened CVs). The candidate sees each access, so only a user's own click counts, no
 * prefetch and no link from another site. Another recruiter's application gets the same 404 as a missing
 * one.
 */
export async function GET(request: NextRequest, { params }: Context) {
  const { id } = await params;
  try {
    const viewer = await currentViewer();
    if (viewer === null) return sentenceResponse(401, "Connectez-vous pour ouvrir ce CV.");
    if (viewer.role !== "recruteur")
      return sentenceResponse(403, "Seul un recruteur peut ouvrir ce CV.");
    if (isSpeculative(request.headers)) {
      return sentenceResponse(403, "Ouvrez ce CV depuis la candidature, dans l’administration.");
    }
    const refusal = await refuseTooMany("open-document", viewer.id);
    if (refusal) return refusal;

    const cv = await openReceivedCv(id);
    if (cv === "missing")
      return sentenceResponse(404, "Ce CV n’existe pas ou n’est plus accessible.");
    const kind = request.nextUrl.searchParams.has("telecharger") ? "attachment" : "inline";
    return pdfResponse(cv.file, kind, cv.name);
  } catch (error) {
    const reference = logError("applications.cv", error);
    return sentenceResponse(503, `Ce CV n’a pas pu être ouvert. Référence\u00a0: ${reference}`);
  }
}
