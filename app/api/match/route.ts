import { currentViewer } from "@/lib/auth/viewer";
import { logError } from "@/lib/monitoring/log";
import { findProfile } from "@/lib/profile/queries";
import { matchOffers } from "@/lib/profile/recommended";
import { hasCriteria } from "@/lib/publications/match";
import { refuseTooMany } from "@/lib/security/rate-limit";
import { isUuid } from "@/lib/text/address-values";

/** More than a page of the list and the offer beside it. */
const MOST = 50;

/** Returns how the offers in `?ids=` match the viewer. Never cached. */
export async function GET(request: Request): Promise<Response> {
  const headers = { "Cache-Control": "private, no-store" };
  try {
    const viewer = await currentViewer();
    if (viewer === null) return Response.json({}, { headers });
    const refusal = await refuseTooMany("match", viewer.id);
    if (refusal) return refusal;
    const wanted = new URL(request.url).searchParams.get("ids") ?? "";
    const ids = wanted.split(",").filter(isUuid).slice(0, MOST);
    const profile = await findProfile(viewer.id);
    const canMatch = ids.length > 0 && profile !== null && hasCriteria(profile);
    return Response.json(canMatch ? await matchOffers(profile, ids) : {}, { headers });
  } catch (error) {
    logError("match.read", error);
    return Response.json({ error: "unavailable" }, { status: 503, headers });
  }
}
