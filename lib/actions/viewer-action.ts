import "server-only";
import { unstable_rethrow } from "next/navigation";
import type { Viewer } from "@/lib/auth/roles";
import { currentViewer } from "@/lib/auth/viewer";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import { securityNotices } from "@/lib/copy/security-notices";
import { notices, signedInAs } from "@/lib/copy/server-notices";
import { suspensionNotice } from "@/lib/copy/suspension";
import type { Feature } from "@/lib/env";
import { logError } from "@/lib/monitoring/log";
import { currentRequest } from "@/lib/monitoring/request-context";
import { type ActionResult, refused, type Sender } from "./result";

/** The event to log and, if an operator can suspend the action, its feature. */
type ActionName = string | { event: string; feature: Feature };

/**
 * Runs an action for the signed-in viewer, or refuses it. This is the third of four guards: the page
 * checked before, the database decides after. Errors are logged and reported in French. A suspended feature
 * is refused here too, since a page loaded before, or without JavaScript, still has its form.
 * @param sender the account of the form: one account never submits what another one wrote
 */
export async function viewerAction<Result extends ActionResult>(
  action: ActionName,
  sender: Sender,
  act: (viewer: Viewer) => Promise<Result>,
): Promise<Result | ActionResult> {
  const event = typeof action === "string" ? action : action.event;
  return withErrorMessage<Result | ActionResult>(event, async () => {
    const suspended = typeof action === "string" ? null : suspensionNotice(action.feature);
    if (suspended) return refused(suspended);
    const viewer = await currentViewer();
    const account = typeof sender?.account === "string" ? sender.account : undefined;
    if (viewer === null) {
      return { ...refused(notices.sessionEnded), access: "signed-out", account };
    }
    return (await refuseOtherAccount(sender)) ?? { ...(await act(viewer)), account };
  });
}

/** Returns a refusal if another account than the form's is signed in; null if it is the same, or none. */
export async function refuseOtherAccount(sender: Sender): Promise<ActionResult | null> {
  const account = typeof sender?.account === "string" ? sender.account : undefined;
  const viewer = account === undefined ? null : await currentViewer();
  if (viewer === null || viewer.id === account) return null;
  const notice = signedInAs(viewer.fullName || viewer.email);
  // Without JavaScript, the page that comes back belongs to the other account from now on.
  return { ...refused(notice), access: "other-account", account: viewer.id };
}

/**
 * Returns an error message if the work throws, and logs the cause under an id. What fails before this point
 * was not sent by one of our forms (lib/server/web/failure.ts).
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

/** Runs an action as `viewerAction` does, for operators only. */
export function operatorAction(
  event: string,
  sender: Sender,
  act: (viewer: Viewer) => Promise<ActionResult>,
): Promise<ActionResult> {
  return viewerAction(event, sender, async (viewer) => {
    if (!viewer.isOperator) return refused(moderationNotices.operatorRefused);
    return viewer.mustAddTwoFactor ? refused(securityNotices.twoFactorRequired) : act(viewer);
  });
}

/** Runs an action as `viewerAction` does, for recruiters only. */
export function recruiterAction(
  event: string,
  sender: Sender,
  act: (viewer: Viewer) => Promise<ActionResult>,
): Promise<ActionResult> {
  return viewerAction(event, sender, async (viewer) => {
    if (viewer.role !== "recruteur") return refused(notices.adminRefused);
    return viewer.suspended ? refused(moderationNotices.accountSuspended) : act(viewer);
  });
}
