import { unstable_isUnrecognizedActionError, unstable_rethrow } from "next/navigation";
import type { ActionResult } from "@/lib/actions/result";
import { signInFrom } from "@/lib/auth/next-path";
import type { Notice } from "@/lib/copy/notice";

/**
 * Calls an action; what keeps its answer from coming is a refusal like any other. A rejection
 * would replace the page, and all that was typed on it, by the nearest error boundary.
 * @param failure what is said when there is no answer, or the service itself has failed
 * @param hasDraft whether what was typed is found again once the page is loaded again
 * @throws only what Next itself throws to lead elsewhere
 */
export async function callAction<Result extends ActionResult>(
  call: () => Promise<Result>,
  failure: Notice,
  hasDraft = false,
): Promise<Result | ActionResult> {
  try {
    const answer = await call();
    if (answer.access === "signed-out") {
      const link = { href: signInFrom(location.pathname + location.search), label: "Se connecter" };
      return { ...answer, notice: { ...answer.notice, link } };
    }
    return answer.failed ? { ...answer, notice: failure } : answer;
  } catch (error) {
    return { status: "refused", notice: noticeOf(error, failure, hasDraft) };
  }
}

/**
 * The notice of a call that was rejected. After a deployment the server no longer knows the actions
 * of a page that is still open: trying again is of no use, loading the page again is.
 */
export function noticeOf(error: unknown, failure: Notice, hasDraft = false): Notice {
  unstable_rethrow(error);
  return unstable_isUnrecognizedActionError(error)
    ? withReload(failure, UPDATED, hasDraft)
    : failure;
}

/** The notice when an answer is long in coming. It may still come. */
export function unansweredNotice(failure: Notice, hasDraft: boolean): Notice {
  return withReload(failure, UNANSWERED, hasDraft);
}

function withReload(failure: Notice, reason: string, hasDraft: boolean): Notice {
  const description = [failure.description, reason, hasDraft && FOUND_AGAIN]
    .filter(Boolean)
    .join(" ");
  return { ...failure, description, reload: true };
}

const UPDATED = "Le site a été mis à jour\u00a0: rechargez la page pour continuer.";
const FOUND_AGAIN = "Vous retrouverez votre saisie.";
const UNANSWERED = "Le service tarde à répondre\u00a0: attendez ou rechargez la page.";
