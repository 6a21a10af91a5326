import "server-only";
import type { Viewer } from "@/lib/auth/roles";
import { notices } from "@/lib/copy/notices";
import { type ActionResult, refused } from "./result";
import { viewerAction } from "./viewer-action";

/** As `viewerAction`, for recruiters alone. */
export function recruiterAction(
  event: string,
  act: (viewer: Viewer) => Promise<ActionResult>,
): Promise<ActionResult> {
  return viewerAction(event, async (viewer) =>
    viewer.role === "recruteur" ? act(viewer) : refused(notices.adminRefused),
  );
}
