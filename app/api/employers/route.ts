import { currentViewer } from "@/lib/auth/viewer";
import { logError } from "@/lib/monitoring/log";
import { listOwnEmployers } from "@/lib/publications/ownership";

/** Returns the employers that the viewer may publish for. Never cached. */
export async function GET(): Promise<Response> {
  const headers = { "Cache-Control": "private, no-store" };
  try {
    const viewer = await currentViewer();
    const own = viewer?.role === "recruteur" ? await listOwnEmployers() : [];
    return Response.json({ employers: own.map(({ id, name }) => ({ id, name })) }, { headers });
  } catch (error) {
    logError("employers.read", error);
    return Response.json({ error: "unavailable" }, { status: 503, headers });
  }
}
