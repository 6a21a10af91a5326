import type { NextRequest } from "next/server";
import { openReceivedCv } from "@/lib/applications/received-files";
import { currentViewer } from "@/lib/auth/session";
import { contentDisposition } from "@/lib/documents/disposition";
import { logError } from "@/lib/log";
import { isSpeculative } from "@/lib/security/same-origin";
import { refuseTooMany } from "@/lib/security/too-many";

type Context = RouteContext<"/admin/candidatures/[id]/cv">;

/**
 * The CV of an application received, to look at, or with `?telecharger` to keep (security.md 8).
 * The candidate sees each opening: only a person's own click counts as one, no prefetch and no
 * link of another site. Somebody else's is answered like one that does not exist.
 */
export async function GET(request: NextRequest, { params }: Context) {
  const { id } = await params;
  try {
    const viewer = await currentViewer();
    if (viewer === null) return sentence(401, "Vous devez être connecté pour ouvrir ce CV.");
    if (viewer.role !== "recruteur") return sentence(403, "Seul un recruteur peut ouvrir ce CV.");
    if (isSpeculative(request.headers)) {
      return sentence(403, "Ouvrez ce CV depuis la candidature, dans l’administration.");
    }
    const refusal = await refuseTooMany("open-document", viewer.id);
    if (refusal) return refusal;

    const cv = await openReceivedCv(id);
    if (cv === "missing") return sentence(404, "Ce CV n’existe pas ou n’est plus accessible.");
    const kind = request.nextUrl.searchParams.has("telecharger") ? "attachment" : "inline";
    return new Response(cv.file, {
      headers: {
        ...headers,
        "content-type": "application/pdf",
        "content-disposition": contentDisposition(kind, cv.name),
      },
    });
  } catch (error) {
    const reference = logError("applications.cv", error);
    return sentence(503, `Ce CV n’a pas pu être ouvert. Référence : ${reference}`);
  }
}

const headers = {
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

function sentence(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { ...headers, "content-type": "text/plain; charset=utf-8" },
  });
}
