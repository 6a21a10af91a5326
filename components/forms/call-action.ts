import { unstable_isUnrecognizedActionError, unstable_rethrow } from "next/navigation";
import type { ActionResult } from "@/lib/actions/result";
import { signInFrom } from "@/lib/auth/next-path";
import type { Notice } from "@/lib/copy/notice";

/**
 * Calls an action and returns transport failures as refusals. A rejection would replace the page, and all
 * input with it, by the nearest error boundary.
 * @param failure notice when there is no response, or the service itself has failed
 * @param hasDraft whether the input survives a reload of the page
 * @throws only the errors that Next.js uses to redirect
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
 * Returns the notice of a rejected call. After a deployment the server no longer knows the actions of an
 * open page: only a reload helps, not another try.
 */
export function noticeOf(error: unknown, failure: Notice, hasDraft = false): Notice {
  unstable_rethrow(error);
  return unstable_isUnrecognizedActionError(error)
    ? withReload(failure, UPDATED, hasDraft)
    : failure;
}

/** Returns the notice for a slow response, which may still arrive. */
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
