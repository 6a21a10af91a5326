import { currentViewer } from "@/lib/auth/viewer";
import { logError } from "@/lib/monitoring/log";
import { sentenceResponse, streamedDownload } from "@/lib/security/file-responses";
import { refuseTooMany } from "@/lib/security/rate-limit";
import { exportMyData } from "@/lib/settings/queries";
import { todayInCanada } from "@/lib/text/dates";

/** Exports all data about the viewer (Loi 25, GDPR). */
export async function GET() {
  try {
    const viewer = await currentViewer();
    if (viewer === null) return sentenceResponse(401, "Connectez-vous pour exporter vos données.");
    const refusal = await refuseTooMany("export", viewer.id);
    if (refusal) return refusal;
    const day = todayInCanada();
    const pieces = exportMyData({ exported_on: day, account: viewer.email });
    return await streamedDownload(pieces, "application/json", `mes-donnees-${day}.json`);
  } catch (error) {
    const reference = logError("settings.export", error);
    return sentenceResponse(503, `L’export n’a pas pu être préparé. Référence\u00a0: ${reference}`);
  }
}
