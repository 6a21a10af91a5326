import type { NextRequest } from "next/server";
import { currentViewer } from "@/lib/auth/session";
import { jobsCsv } from "@/lib/jobs/csv";
import { listOwnJobs } from "@/lib/jobs/queries";
import { logError } from "@/lib/log";
import { refuseTooMany } from "@/lib/rate-limit";
import { todayInCanada } from "@/lib/text/dates";
import { isUuid } from "@/lib/text/search";

/** The recruiter's own offers, or those chosen, drafts too, as a file that can be imported again. */
export async function GET(request: NextRequest): Promise<Response> {
  try {
    const viewer = await currentViewer();
    if (viewer?.role !== "recruteur") return sentence(403, "Réservé aux recruteurs.");
    const refusal = await refuseTooMany("export", viewer.id);
    if (refusal) return refusal;
    const chosen = request.nextUrl.searchParams.getAll("id").filter(isUuid).slice(0, MOST_CHOSEN);
    return new Response(jobsCsv(await listOwnJobs(viewer.id, chosen)), {
      headers: {
        ...headers,
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="offres-${todayInCanada()}.csv"`,
      },
    });
  } catch (error) {
    const reference = logError("jobs.export", error);
    return sentence(503, `Impossible de charger vos offres. Référence\u00a0: ${reference}`);
  }
}

/** More than a page of the table shows. */
const MOST_CHOSEN = 50;

const headers = { "cache-control": "private, no-store", "x-content-type-options": "nosniff" };

function sentence(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { ...headers, "content-type": "text/plain; charset=utf-8" },
  });
}
