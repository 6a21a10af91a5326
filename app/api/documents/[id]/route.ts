import type { NextRequest } from "next/server";
import { currentViewer } from "@/lib/auth/session";
import { contentDisposition } from "@/lib/documents/disposition";
import { findDocument } from "@/lib/documents/queries";
import { documentIdSchema } from "@/lib/documents/schema";
import { logError } from "@/lib/log";
import { refuseTooMany } from "@/lib/security/too-many";
import { requestClient } from "@/lib/supabase/server";

/**
 * One of the viewer's own CVs (security.md 8): to keep, or with `?afficher` to look at. Somebody
 * else's is answered like one that does not exist.
 */
export async function GET(request: NextRequest, { params }: RouteContext<"/api/documents/[id]">) {
  const id = documentIdSchema.safeParse((await params).id);
  try {
    const viewer = await currentViewer();
    if (viewer === null) return sentence(401, "Vous devez être connecté pour ouvrir ce document.");
    const refusal = await refuseTooMany("open-document", viewer.id);
    if (refusal) return refusal;
    const document = id.success ? await findDocument(viewer.id, id.data) : null;
    if (document === null) return sentence(404, "Ce document n’existe pas ou a été supprimé.");

    const client = await requestClient();
    const file = await client.storage.from("cvs").download(document.file_url);
    if (file.error) throw file.error;
    const kind = request.nextUrl.searchParams.has("afficher") ? "inline" : "attachment";
    return new Response(file.data, {
      headers: {
        ...headers,
        "content-type": "application/pdf",
        "content-disposition": contentDisposition(kind, document.file_name),
      },
    });
  } catch (error) {
    const reference = logError("documents.open", error);
    return sentence(503, `Ce document n’a pas pu être ouvert. Référence : ${reference}`);
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
