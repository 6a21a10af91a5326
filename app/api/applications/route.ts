import { listAppliedIds } from "@/lib/applications/queries";
import { currentViewer } from "@/lib/auth/viewer";
import { logError } from "@/lib/monitoring/log";
import { refuseTooMany } from "@/lib/security/rate-limit";

/** Returns the viewer's applications, for the buttons of public pages. Never cached. */
export async function GET(): Promise<Response> {
  const headers = { "Cache-Control": "private, no-store" };
  try {
    const viewer = await currentViewer();
    if (viewer === null) return Response.json({ ids: [] }, { headers });
    const refusal = await refuseTooMany("applied", viewer.id);
    return refusal ?? Response.json({ ids: await listAppliedIds(viewer.id) }, { headers });
  } catch (error) {
    logError("applications.ids", error);
    return Response.json({ error: "unavailable" }, { status: 503, headers });
  }
}
