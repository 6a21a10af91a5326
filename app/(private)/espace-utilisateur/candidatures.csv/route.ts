import { sentHeadings, sentRow } from "@/lib/applications/format";
import { listApplications } from "@/lib/applications/queries";
import { currentViewer } from "@/lib/auth/viewer";
import { logError } from "@/lib/monitoring/log";
import { downloadResponse, sentenceResponse } from "@/lib/security/file-responses";
import { refuseTooMany } from "@/lib/security/rate-limit";
import { writeCsv } from "@/lib/text/csv";
import { todayInCanada } from "@/lib/text/dates";

/** Exports the viewer's applications, newest first, as evidence of their job search. */
export async function GET() {
  try {
    const viewer = await currentViewer();
    if (viewer === null) return sentenceResponse(401, "Connectez-vous pour exporter.");
    const refusal = await refuseTooMany("export", viewer.id);
    if (refusal) return refusal;
    const rows = (await listApplications(viewer.id)).map(sentRow);
    const name = `mes-candidatures-${todayInCanada()}.csv`;
    return downloadResponse(writeCsv(sentHeadings, rows), "text/csv", name);
  } catch (error) {
    const reference = logError("applications.own-export", error);
    return sentenceResponse(
      503,
      `La liste n’a pas pu être préparée. Référence\u00a0: ${reference}`,
    );
  }
}
