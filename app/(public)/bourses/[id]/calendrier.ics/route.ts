import { calendarResponse } from "@/lib/feeds/calendar";
import { deadlinesFile, isDated } from "@/lib/scholarships/format";
import { findScholarship } from "@/lib/scholarships/queries";

/** Sends a bourse's deadline as a calendar file; 404 if there is no bourse or no deadline. */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const scholarship = await findScholarship((await params).id);
  if (scholarship === null || !isDated(scholarship)) {
    return new Response("Bourse non trouvée", { status: 404 });
  }
  return calendarResponse(request, deadlinesFile([scholarship]), {
    downloadName: "date-limite.ics",
  });
}
