import type { Caller } from "./factors.ts";

const WITHIN_MS = 300_000;
/** As many more would find one of three in a million. */
const MOST_WRONG = 10;
/** For so long a session that a mail's link began has a count of its own. */
const MAILED_MS = 3_600_000;
/** All such sessions together, each of which a new link begins anew. */
const MOST_MAILED = 50;
const DAY_MS = 86_400_000;

type Who = Pick<Caller, "isSure" | "sessionId">;

/**
 * Wrong codes of the last five minutes: of one factor by all who have the password alone, and by itself
 * of a session that gave a right one or that a mail's link began, so that nobody closes the owner's own
 * way in. Who has the mailbox tries fifty a day at most.
 */
export function countWrongCodes(now: () => number) {
  const wrong = new Map<string, number[]>();
  const mailed = new Map<string, number>();
  const byMail = new Map<string, number[]>();

  const whose = (factor: string, { isSure, sessionId }: Who) =>
    isSure || mailed.has(sessionId) ? `${factor} ${sessionId}` : factor;
  const recent = (counted: string) =>
    (wrong.get(counted) ?? []).filter((moment) => now() - moment < WITHIN_MS);

  const isByMail = ({ isSure, sessionId }: Who) => !isSure && mailed.has(sessionId);
  const ofToday = (factor: string) =>
    (byMail.get(factor) ?? []).filter((moment) => now() - moment < DAY_MS);

  return {
    areTooMany: (factor: string, who: Who) =>
      recent(whose(factor, who)).length >= MOST_WRONG ||
      (isByMail(who) && ofToday(factor).length >= MOST_MAILED),

    add(factor: string, who: Who): void {
      const counted = whose(factor, who);
      wrong.set(counted, [...recent(counted), now()]);
      if (isByMail(who)) byMail.set(factor, [...ofToday(factor), now()]);
    },

    forget: (factor: string, who: Who) => void wrong.delete(whose(factor, who)),

    /** A session that a link of a mail began is of whoever has the mailbox too. */
    trustMailbox(sessionId: string): void {
      for (const [known, moment] of mailed) {
        if (now() - moment > MAILED_MS) mailed.delete(known);
      }
      mailed.set(sessionId, now());
    },
  };
}
