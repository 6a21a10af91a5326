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

/** What the log says of an action, and by which name an operator suspends it. */
type ActionName = string | { event: string; feature: Feature };

/**
 * Runs an action for the signed-in viewer; refuses it otherwise. The third guard of four: the
 * page asked before, the database decides after. What throws is logged and answered in French.
 * A suspended feature is refused here too: a page made before, or without JavaScript, has its form.
 * @param sender whose form it is: what one account wrote is never done for another
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

/** A refusal where another account than the form's is signed in; null where none is, or the same. */
export async function refuseOtherAccount(sender: Sender): Promise<ActionResult | null> {
  const account = typeof sender?.account === "string" ? sender.account : undefined;
  const viewer = account === undefined ? null : await currentViewer();
  if (viewer === null || viewer.id === account) return null;
  const notice = signedInAs(viewer.fullName || viewer.email);
  // A page that comes back without JavaScript is the other account's from now on.
  return { ...refused(notice), access: "other-account", account: viewer.id };
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
  sender: Sender,
  act: (viewer: Viewer) => Promise<ActionResult>,
): Promise<ActionResult> {
  return viewerAction(event, sender, async (viewer) => {
    if (!viewer.isOperator) return refused(moderationNotices.operatorRefused);
    return viewer.mustAddTwoFactor ? refused(securityNotices.twoFactorRequired) : act(viewer);
  });
}

/** As `viewerAction`, for recruiters alone. */
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
