import { currentViewer } from "@/lib/auth/session";
import { logError } from "@/lib/log";

/** Who is signed in, for the islands of public pages. Never kept by anybody. */
export async function GET(): Promise<Response> {
  const headers = { "Cache-Control": "private, no-store" };
  try {
    return Response.json({ viewer: await currentViewer() }, { headers });
  } catch (error) {
    logError("session.read", error);
    return Response.json({ error: "unavailable" }, { status: 503, headers });
  }
}
