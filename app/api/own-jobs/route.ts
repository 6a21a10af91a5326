import { currentViewer } from "@/lib/auth/viewer";
import { listOwnJobIds } from "@/lib/jobs/queries";
import { logError } from "@/lib/monitoring/log";

/** Returns the viewer's published offers, for the buttons of the list. Never cached. */
export async function GET(): Promise<Response> {
  const headers = { "Cache-Control": "private, no-store" };
  try {
    const viewer = await currentViewer();
    const ids = viewer?.role === "recruteur" ? await listOwnJobIds(viewer.id) : [];
    return Response.json({ ids }, { headers });
  } catch (error) {
    logError("jobs.own-ids", error);
    return Response.json({ error: "unavailable" }, { status: 503, headers });
  }
}
