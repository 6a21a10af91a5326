import { calendarResponse } from "@/lib/feeds/calendar";
import { logError } from "@/lib/monitoring/log";
import { savedDeadlinesFile } from "@/lib/scholarships/format";
import { listDeadlinesByToken } from "@/lib/scholarships/queries";
import { refuseTooMany } from "@/lib/security/rate-limit";

/** Calendar apps may store the file but must revalidate it. */
const KEPT = { "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex" };
const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** Sends the deadlines of a user's saved bourses, behind their secret address. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  const token = /^([0-9a-f]{64})\.ics$/.exec((await params).file)?.[1];
  if (token === undefined) return missing();
  const refusal = await refuseTooMany("calendar", token);
  if (refusal) return refusal;
  try {
    const deadlines = await listDeadlinesByToken(token);
    if (deadlines === null) return missing();
    return calendarResponse(request, savedDeadlinesFile(deadlines), { headers: KEPT });
  } catch (error) {
    logError("calendar.read", error);
    return new Response("Calendrier indisponible", {
      status: 503,
      headers: { ...PRIVATE, "Retry-After": "300" },
    });
  }
}

function missing() {
  return new Response("Calendrier non trouvé", { status: 404, headers: PRIVATE });
}
