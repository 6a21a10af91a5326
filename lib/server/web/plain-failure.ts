import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Budget } from "#budget";
import { journal } from "#journal";
import type { Rewriter } from "./rewritten.ts";

/** What Next sends without a page, in English: no type, or one without the letters' encoding. */
const BARE = /^(text\/plain)?$/i;
const FORM = /^multipart\/form-data\b/i;
/** How Next answers whoever calls an action. */
const CALLED = /^text\/x-component\b/i;

const RETRY_AFTER = "10";

type Asked = Pick<IncomingMessage, "method" | "headers">;

const FAILED = "Le problème vient de notre côté. Réessayez dans un instant.";
const CONFLICT = "Le site a changé depuis que vous avez ouvert cette page.";
const UNREADABLE = "Cet envoi n’a pas pu être lu.";
const BACK = "Revenez à la page précédente, rechargez-la et recommencez.";

/**
 * Gives its French words to a failure that leaves Next as a bare English text, and the operator a
 * line with the id that they end with. A form that fails this way, page of the failure included,
 * is one whose body cannot be parsed, which Next takes for a failure of its own. So does it a call
 * whose values refer to what was not sent: no action of ours has begun then.
 */
export function plainFailure(
  { method, headers }: Asked,
  response: ServerResponse,
  { hasFailed, hasBegun }: Pick<Budget, "hasFailed" | "hasBegun">,
): Rewriter | null {
  const type = String(response.getHeader("content-type") ?? "");
  const was = response.statusCode;
  const isUnreadCall =
    was === 500 && CALLED.test(type) && headers["next-action"] !== undefined && !hasBegun;
  if (response.headersSent || was < 400) return null;
  if (!BARE.test(type) && (!isUnreadCall || hasFailed)) return null;
  const isForm = method === "POST" && FORM.test(headers["content-type"] ?? "");
  const status = statusOf(was, isForm || isUnreadCall, hasFailed);
  response.statusCode = status;
  response.setHeader("content-type", "text/plain; charset=utf-8");
  response.setHeader("cache-control", "no-store");
  if (status === 503) response.setHeader("retry-after", RETRY_AFTER);
  let isEmpty = true;
  return {
    take(part) {
      isEmpty &&= part.length === 0;
      return Buffer.alloc(0);
    },
    // An answer to HEAD, or of a handler that says enough by its status, has no words to replace; a
    // kept picture or calendar that cannot be drawn leaves without one, and is in want of them.
    rest() {
      if (isEmpty && (method !== "GET" || was !== 500)) return Buffer.alloc(0);
      const id = randomUUID().slice(0, 8);
      journal.warn({ id, event: "web.failed", status, was });
      return Buffer.from(`${wordsOf(status)} Référence\u00a0: ${id}\n`);
    },
  };
}

function statusOf(was: number, isUnread: boolean, isBackendSilent: boolean): number {
  if (was < 500) return was;
  if (isBackendSilent) return 503;
  return isUnread ? 400 : was;
}

function wordsOf(status: number): string {
  if (status >= 500) return FAILED;
  return `${status === 409 ? CONFLICT : UNREADABLE} ${BACK}`;
}
