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
 * Action of a list's alert button. A member's alert is created at once, with a message on the same list; a
 * visitor enters an e-mail address on another page. Only accepts requests from our own pages.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return new Response(null, { status: 403 });
  const form = await request.formData().catch(() => null);
  const search = savedSearchOf(String(form?.get("de") ?? ""));
  const path = search === null ? "/emplois" : await follow(search);
  // Relative, because behind a proxy the server does not know its own origin.
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
  // Without a session, or if the service did not respond, the next page asks for an address.
  return `/alertes/nouvelle?de=${encodeURIComponent(address)}`;
}
