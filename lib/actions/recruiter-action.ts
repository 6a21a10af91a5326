import "server-only";
import { after } from "next/server";
import type { Viewer } from "@/lib/auth/roles";
import { notices } from "@/lib/copy/notices";
import { sendDueMails } from "@/lib/mail/due-mails";
import { type ActionResult, refused } from "./result";
import { viewerAction } from "./viewer-action";

/**
 * As `viewerAction`, for recruiters alone. What they do may be news to candidates (an offer filled
 * or removed, a status): the database knows, and their mails leave once the answer is given.
 */
export function recruiterAction(
  event: string,
  act: (viewer: Viewer) => Promise<ActionResult>,
): Promise<ActionResult> {
  return viewerAction(event, async (viewer) => {
    if (viewer.role !== "recruteur") return refused(notices.adminRefused);
    const result = await act(viewer);
    if (result.status === "done") after(() => sendDueMails());
    return result;
  });
}
