import { currentViewer } from "@/lib/auth/viewer";
import { logError } from "@/lib/monitoring/log";
import { listSavedIds } from "@/lib/saved/queries";
import { refuseTooMany } from "@/lib/security/rate-limit";

/** Returns the viewer's saved items, for the buttons of public pages. Never cached. */
export async function GET(): Promise<Response> {
  const headers = { "Cache-Control": "private, no-store" };
  try {
    const viewer = await currentViewer();
    if (viewer === null) return Response.json({ ids: [] }, { headers });
    const refusal = await refuseTooMany("saved", viewer.id);
    return refusal ?? Response.json({ ids: await listSavedIds(viewer.id) }, { headers });
  } catch (error) {
    logError("saved.read", error);
    return Response.json({ error: "unavailable" }, { status: 503, headers });
  }
}
