import type { NextRequest } from "next/server";
import { currentViewer } from "@/lib/auth/viewer";
import { jobsCsv } from "@/lib/jobs/csv";
import { listOwnJobs } from "@/lib/jobs/queries";
import type { Job } from "@/lib/jobs/schema";
import { logError } from "@/lib/monitoring/log";
import { isNarrowed, parseAdminList } from "@/lib/publications/admin-filters";
import { arrangedIds } from "@/lib/publications/admin-rows";
import { kinds } from "@/lib/publications/kinds";
import { downloadResponse, sentenceResponse } from "@/lib/security/file-responses";
import { refuseTooMany } from "@/lib/security/rate-limit";
import { isUuid } from "@/lib/text/address-values";
import { todayInCanada } from "@/lib/text/dates";

/** Exports the recruiter's offers, drafts included: filtered or selected ones, in the import format. */
export async function GET(request: NextRequest): Promise<Response> {
  try {
    const viewer = await currentViewer();
    if (viewer?.role !== "recruteur") return sentenceResponse(403, "Réservé aux recruteurs.");
    const refusal = await refuseTooMany("export", viewer.id);
    if (refusal) return refusal;
    const { searchParams } = request.nextUrl;
    const chosen = searchParams.getAll("id").filter(isUuid).slice(0, MOST_CHOSEN);
    const list = parseAdminList(kinds.job.admin, Object.fromEntries(searchParams), [NEWEST]);
    const jobs = await listOwnJobs(viewer.id, chosen);
    if (chosen.length > 0 || !isNarrowed(list)) return csvOf(jobs);
    const shown = new Set((await arrangedIds("job", viewer.id, list)).ids);
    return csvOf(jobs.filter(({ id }) => shown.has(id)));
  } catch (error) {
    const reference = logError("jobs.export", error);
    return sentenceResponse(503, `Impossible de charger vos offres. Référence\u00a0: ${reference}`);
  }
}

const csvOf = (jobs: Job[]) =>
  downloadResponse(jobsCsv(jobs), "text/csv", `offres-${todayInCanada()}.csv`);

/** Order of the file, independent of the table's. */
const NEWEST = { slug: "", label: "", column: "created_at", ascending: false };

/** More than one page of the table has. */
const MOST_CHOSEN = 50;
