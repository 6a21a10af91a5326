import type { NextRequest } from "next/server";
import { currentViewer } from "@/lib/auth/viewer";
import { jobsCsv } from "@/lib/jobs/csv";
import { listOwnJobs } from "@/lib/jobs/queries";
import { logError } from "@/lib/monitoring/log";
import { downloadResponse, sentenceResponse } from "@/lib/security/file-responses";
import { refuseTooMany } from "@/lib/security/rate-limit";
import { isUuid } from "@/lib/text/address-values";
import { todayInCanada } from "@/lib/text/dates";

/** The recruiter's own offers, or those chosen, drafts too, as a file that can be imported again. */
export async function GET(request: NextRequest): Promise<Response> {
  try {
    const viewer = await currentViewer();
    if (viewer?.role !== "recruteur") return sentenceResponse(403, "Réservé aux recruteurs.");
    const refusal = await refuseTooMany("export", viewer.id);
    if (refusal) return refusal;
    const chosen = request.nextUrl.searchParams.getAll("id").filter(isUuid).slice(0, MOST_CHOSEN);
    const file = jobsCsv(await listOwnJobs(viewer.id, chosen));
    return downloadResponse(file, "text/csv", `offres-${todayInCanada()}.csv`);
  } catch (error) {
    const reference = logError("jobs.export", error);
    return sentenceResponse(503, `Impossible de charger vos offres. Référence\u00a0: ${reference}`);
  }
}

/** More than a page of the table shows. */
const MOST_CHOSEN = 50;
