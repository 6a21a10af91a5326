import "server-only";
import { unstable_rethrow } from "next/navigation";
import type { Viewer } from "@/lib/auth/roles";
import { currentViewer } from "@/lib/auth/viewer";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import { securityNotices } from "@/lib/copy/security-notices";
import { notices } from "@/lib/copy/server-notices";
import { suspensionNotice } from "@/lib/copy/suspension";
import type { Feature } from "@/lib/env";
import { logError } from "@/lib/monitoring/log";
import { currentRequest } from "@/lib/monitoring/request-context";
import { type ActionResult, refused } from "./result";

/** What the log says of an action, and by which name an operator suspends it. */
type ActionName = string | { event: string; feature: Feature };

/**
 * Runs an action for the signed-in viewer; refuses it otherwise. The third guard of four: the
 * page asked before, the database decides after. What throws is logged and answered in French.
 * A suspended feature is refused here too: a page made before, or without JavaScript, has its form.
 */
export async function viewerAction<Result extends ActionResult>(
  action: ActionName,
  act: (viewer: Viewer) => Promise<Result>,
): Promise<Result | ActionResult> {
  const event = typeof action === "string" ? action : action.event;
  return withErrorMessage<Result | ActionResult>(event, async () => {
    const suspended = typeof action === "string" ? null : suspensionNotice(action.feature);
    if (suspended) return refused(suspended);
    const viewer = await currentViewer();
    return viewer === null ? refused(notices.sessionEnded) : act(viewer);
  });
}

/**
 * Answers with a sentence where the work throws; the operator finds the cause by its id. What fails
 * before it gets here was sent by no form of ours (lib/server/web/failure.ts).
 */
export async function withErrorMessage<Result extends ActionResult>(
  event: string,
  work: () => Promise<Result>,
): Promise<Result | ActionResult> {
  const request = currentRequest();
  if (request) request.hasBegun = true;
  try {
    return await work();
  } catch (error) {
    unstable_rethrow(error);
    logError(event, error);
    return { ...refused(notices.serviceUnavailable), failed: true };
  }
}

/** As `viewerAction`, for operators alone. */
export function operatorAction(
  event: string,
  act: (viewer: Viewer) => Promise<ActionResult>,
): Promise<ActionResult> {
  return viewerAction(event, async (viewer) => {
    if (!viewer.isOperator) return refused(moderationNotices.operatorRefused);
    return viewer.mustAddTwoFactor ? refused(securityNotices.twoFactorRequired) : act(viewer);
  });
}

/** As `viewerAction`, for recruiters alone. */
export function recruiterAction(
  event: string,
  act: (viewer: Viewer) => Promise<ActionResult>,
): Promise<ActionResult> {
  return viewerAction(event, async (viewer) => {
    if (viewer.role !== "recruteur") return refused(notices.adminRefused);
    return viewer.suspended ? refused(moderationNotices.accountSuspended) : act(viewer);
  });
}
