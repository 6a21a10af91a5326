import { calendarHeaders, deadlinesFile, isDated } from "@/lib/scholarships/format";
import { findScholarship } from "@/lib/scholarships/queries";

/** A bourse's deadline as a calendar file; 404 where there is no bourse or no deadline. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const scholarship = await findScholarship((await params).id);
  if (scholarship === null || !isDated(scholarship)) {
    return new Response("Bourse non trouvée", { status: 404 });
  }
  return new Response(deadlinesFile([scholarship]), {
    headers: calendarHeaders("date-limite.ics"),
  });
}
