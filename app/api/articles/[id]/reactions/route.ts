import { currentViewer } from "@/lib/auth/viewer";
import { logError } from "@/lib/monitoring/log";
import { readReactions } from "@/lib/news/queries";
import { refuseTooMany } from "@/lib/security/rate-limit";

type Context = { params: Promise<{ id: string }> };

/** Returns the viewer's like and comments on an article. Never cached. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const headers = { "Cache-Control": "private, no-store" };
  try {
    const viewer = await currentViewer();
    if (viewer === null) return Response.json({ error: "anonymous" }, { status: 401, headers });
    const refusal = await refuseTooMany("reactions", viewer.id);
    if (refusal) return refusal;
    const reactions = await readReactions((await params).id, viewer.id);
    if (reactions === null) return Response.json({ error: "unknown" }, { status: 404, headers });
    return Response.json(reactions, { headers });
  } catch (error) {
    logError("news.reactions", error);
    return Response.json({ error: "unavailable" }, { status: 503, headers });
  }
}
