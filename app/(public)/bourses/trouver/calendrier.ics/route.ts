import { calendarResponse } from "@/lib/feeds/calendar";
import { logError } from "@/lib/monitoring/log";
import { verdictOf } from "@/lib/publications/match";
import { hasAnswers, parseAnswers } from "@/lib/scholarships/filters";
import { deadlinesFile, isDated } from "@/lib/scholarships/format";
import { compareScholarships } from "@/lib/scholarships/queries";

const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** Maximum number of the finder's bourses in a file: all that it compares. */
const MOST = 100;

/** Sends the deadlines of the bourses without a mismatch; 404 if there are none. */
export async function GET(request: Request) {
  const { searchParams } = new URL(request.url);
  const answers = { ...parseAnswers(Object.fromEntries(searchParams)), page: 1 };
  if (!hasAnswers(answers)) return missing();
  try {
    const { compared } = await compareScholarships(answers, MOST);
    const dated = compared
      .filter(({ reasons }) => verdictOf(reasons) !== "no")
      .map(({ scholarship }) => scholarship)
      .filter(isDated);
    if (dated.length === 0) return missing();
    return calendarResponse(request, deadlinesFile(dated), {
      downloadName: "mes-bourses.ics",
      headers: PRIVATE,
    });
  } catch (error) {
    logError("scholarships.compare", error);
    return new Response("Calendrier indisponible", {
      status: 503,
      headers: { ...PRIVATE, "Retry-After": "300" },
    });
  }
}

function missing() {
  return new Response("Aucune date limite", { status: 404, headers: PRIVATE });
}
