import { savedSearchOf } from "@/app/_parts/by-kind";
import { refused } from "@/lib/actions/result";
import { withErrorMessage } from "@/lib/actions/viewer-action";
import { saveSearch } from "@/lib/alerts/subscriptions";
import { currentViewer } from "@/lib/auth/viewer";
import { alertNotices } from "@/lib/copy/alert-notices";
import { withNotice } from "@/lib/copy/flash-parameter";
import { suspensionNotice } from "@/lib/copy/suspension";
import { isSameOrigin } from "@/lib/security/incoming-request";

/**
 * The button of a list. A member follows the search at once and is told so on the same list; a
 * visitor is asked for an address on a page of its own. It answers to our own pages alone.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return new Response(null, { status: 403 });
  const form = await request.formData().catch(() => null);
  const search = savedSearchOf(String(form?.get("de") ?? ""));
  const path = search === null ? "/emplois" : await follow(search);
  // Relative: behind a proxy the server does not know its own address.
  const headers = { Location: path, "Cache-Control": "private, no-store" };
  return new Response(null, { status: 303, headers });
}

async function follow(search: NonNullable<ReturnType<typeof savedSearchOf>>): Promise<string> {
  const { address } = search;
  if (suspensionNotice("alerts")) return withNotice(address, "alerte-impossible");
  const result = await withErrorMessage("alerts.follow", async () => {
    const isMember = (await currentViewer()) !== null;
    const savedSearch = { ...search, frequency: "weekly" as const };
    return isMember ? saveSearch(savedSearch) : refused(alertNotices.alertFailed);
  });
  if (result.status === "done") return withNotice(address, "alerte-creee");
  if (result.notice === alertNotices.alertsFull) return withNotice(address, "alertes-completes");
  // Without a session, or when the service did not answer: the next page asks for the rest.
  return `/alertes/nouvelle?de=${encodeURIComponent(address)}`;
}
