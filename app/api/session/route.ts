import { currentViewer } from "@/lib/auth/viewer";
import { countAllWaiting } from "@/lib/moderation/queries";
import { logError } from "@/lib/monitoring/log";

/** Returns the signed-in user, for the client components of public pages. Never cached. */
export async function GET(): Promise<Response> {
  const headers = { "Cache-Control": "private, no-store" };
  try {
    const viewer = await currentViewer();
    const waiting = viewer?.isOperator ? await waitingForOperator() : undefined;
    return Response.json({ viewer: viewer && { ...viewer, waiting } }, { headers });
  } catch (error) {
    logError("session.read", error);
    return Response.json({ error: "unavailable" }, { status: 503, headers });
  }
}

/** Number of pending cases; a failure only hides the operator's link. */
async function waitingForOperator(): Promise<number | undefined> {
  return countAllWaiting().catch((error: unknown) => {
    logError("session.waiting", error);
    return undefined;
  });
}
