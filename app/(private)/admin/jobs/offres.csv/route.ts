import { currentViewer } from "@/lib/auth/session";
import { jobsCsv } from "@/lib/jobs/csv";
import { listOwnJobs } from "@/lib/jobs/own-queries";
import { refuseTooMany } from "@/lib/limits";
import { logError } from "@/lib/log";
import { todayInCanada } from "@/lib/text/dates";

/** The recruiter's own offers, drafts too, as a file that can be imported again. */
export async function GET(): Promise<Response> {
  try {
    const viewer = await currentViewer();
    if (viewer?.role !== "recruteur") return sentence(403, "Réservé aux recruteurs.");
    const refusal = await refuseTooMany("export", viewer.id);
    if (refusal) return refusal;
    return new Response(jobsCsv(await listOwnJobs(viewer.id)), {
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

const headers = { "cache-control": "private, no-store", "x-content-type-options": "nosniff" };

function sentence(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { ...headers, "content-type": "text/plain; charset=utf-8" },
  });
}
