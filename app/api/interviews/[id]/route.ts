import { differenceInDays } from "date-fns";
import { applicationIdInput } from "@/lib/applications/schema";
import { currentViewer } from "@/lib/auth/viewer";
import { calendarResponse } from "@/lib/feeds/calendar";
import { logError } from "@/lib/monitoring/log";
import { sentenceResponse } from "@/lib/security/file-responses";
import { site } from "@/lib/shared/site";
import { requestClient } from "@/lib/supabase/server";
import { todayInCanada } from "@/lib/text/dates";
import { calendarFile } from "@/lib/text/ics";

/** Days for which the file of a cancelled interview still tells calendars so. */
const CANCELLED_DAYS = 30;

/** Sends an interview as a calendar file to both parties; the database checks who they are. */
export async function GET(request: Request, { params }: RouteContext<"/api/interviews/[id]">) {
  const id = applicationIdInput.safeParse((await params).id);
  const absent = () => sentenceResponse(404, "Cette entrevue n’existe pas, ou n’existe plus.");
  try {
    if ((await currentViewer()) === null) {
      return sentenceResponse(401, "Connectez-vous pour ouvrir ce fichier.");
    }
    if (!id.success) return absent();
    const client = await requestClient();
    const { data, error } = await client
      .from("applications")
      .select("status, interview_at, applicant_name, target_title, target_company, updated_at")
      .eq("id", id.data)
      .maybeSingle();
    if (error) throw error;
    if (!data?.interview_at) return absent();
    const at = new Date(data.interview_at);
    const stamp = new Date(data.updated_at);
    const isCancelled = data.status !== "Entretien";
    if (isCancelled && differenceInDays(new Date(), stamp) >= CANCELLED_DAYS) return absent();
    const file = calendarFile([
      {
        uid: `entrevue-${id.data}@${new URL(site.url).hostname}`,
        day: todayInCanada(at),
        at,
        summary: `Entrevue\u00a0: ${data.target_title}`,
        description: [data.applicant_name, data.target_company].filter(Boolean).join(", "),
        stamp,
        isCancelled,
      },
    ]);
    return calendarResponse(request, file, {
      downloadName: "entrevue.ics",
      headers: { "Cache-Control": "private, no-store" },
    });
  } catch (error) {
    const reference = logError("applications.interview", error);
    return sentenceResponse(
      503,
      `Ce fichier n’a pas pu être ouvert. Référence\u00a0: ${reference}`,
    );
  }
}
