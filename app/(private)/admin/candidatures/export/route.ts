import type { NextRequest } from "next/server";
import { logExport, receivedCsv } from "@/lib/applications/received-files";
import { parseReceivedList } from "@/lib/applications/received-filters";
import { passwordAgainPath } from "@/lib/auth/next-path";
import { currentViewer, signedInRecently } from "@/lib/auth/viewer";
import { logError } from "@/lib/monitoring/log";
import { sentenceResponse, streamedDownload } from "@/lib/security/file-responses";
import { refuseTooMany } from "@/lib/security/rate-limit";
import { site } from "@/lib/shared/site";
import { todayInCanada } from "@/lib/text/dates";

/** Exports the received applications with the filters of the address, all pages, as CSV. */
export async function GET(request: NextRequest) {
  try {
    const viewer = await currentViewer();
    if (viewer === null) return sentenceResponse(401, "Connectez-vous pour exporter.");
    if (viewer.role !== "recruteur")
      return sentenceResponse(403, "Seul un recruteur peut exporter.");
    const refusal = await refuseTooMany("export-applications", viewer.id);
    if (refusal) return refusal;

    if (!(await signedInRecently())) return passwordFirst(request.nextUrl.search);

    const list = parseReceivedList(Object.fromEntries(request.nextUrl.searchParams));
    await logExport(list);
    const pieces = receivedCsv(list, site.url);
    return await streamedDownload(pieces, "text/csv", `candidatures-${todayInCanada()}.csv`);
  } catch (error) {
    const reference = logError("applications.export", error);
    return sentenceResponse(503, `L’export n’a pas pu être préparé. Référence\u00a0: ${reference}`);
  }
}

/** Asks for the password again, and then returns to the list with its filters. */
function passwordFirst(search: string): Response {
  const headers = {
    Location: passwordAgainPath(`/admin/candidatures${search}`),
    "Cache-Control": "private, no-store",
  };
  return new Response(null, { status: 303, headers });
}
