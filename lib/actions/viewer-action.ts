import "server-only";
import { unstable_rethrow } from "next/navigation";
import type { Viewer } from "@/lib/auth/roles";
import { currentViewer } from "@/lib/auth/session";
import { notices } from "@/lib/copy/notices";
import { logError } from "@/lib/log";
import { type ActionResult, refused } from "./result";

/**
 * Runs an action for whoever is signed in; refuses it otherwise. The third guard of four: the
 * page asked before, the database decides after. What throws is logged and answered in French.
 */
export async function viewerAction<Result extends ActionResult>(
  event: string,
  act: (viewer: Viewer) => Promise<Result>,
): Promise<Result | ActionResult> {
  return inFrench<Result | ActionResult>(event, async () => {
    const viewer = await currentViewer();
    return viewer === null ? refused(notices.sessionEnded) : act(viewer);
  });
}

/** Answers with a sentence where the work throws; the operator finds the cause by its id. */
export async function inFrench<Result extends ActionResult>(
  event: string,
  work: () => Promise<Result>,
): Promise<Result | ActionResult> {
  try {
    return await work();
  } catch (error) {
    unstable_rethrow(error);
    logError(event, error);
    return refused(notices.serviceUnavailable);
  }
}
