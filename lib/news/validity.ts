import { longDate, todayInCanada } from "@/lib/text/dates";
import type { Article } from "./schema";

type Dated = Pick<
  Article,
  "in_force_from" | "in_force_until" | "verified_on" | "verification_due" | "status"
>;

/** True once the day has passed on which an article was to be verified again. */
export function isOverdue(
  { verification_due }: Pick<Article, "verification_due">,
  now: Date = new Date(),
): boolean {
  return verification_due !== null && verification_due < todayInCanada(now);
}

/** When what an article says is in force, in a sentence; null where it does not say. */
export function forceOf(article: Dated, now: Date = new Date()): string | null {
  const { in_force_from: from, in_force_until: until } = article;
  const today = todayInCanada(now);
  if (until !== null && until < today) return `A été en vigueur jusqu’au ${longDate(until)}`;
  if (from !== null && from > today) {
    return until === null
      ? `Entrera en vigueur le ${longDate(from)}`
      : `En vigueur du ${longDate(from)} au ${longDate(until)}`;
  }
  if (from !== null) {
    return until === null
      ? `En vigueur depuis le ${longDate(from)}`
      : `En vigueur du ${longDate(from)} au ${longDate(until)}`;
  }
  return until === null ? null : `En vigueur jusqu’au ${longDate(until)}`;
}

/** When an article was verified, and when it will be again; null where nobody has promised it. */
export function verificationOf(article: Dated, now: Date = new Date()): string | null {
  const { verified_on: verified, verification_due: due } = article;
  if (verified === null) return null;
  const verifiedLabel = `Vérifié le ${longDate(verified)}`;
  if (due === null || article.status === "replaced") return verifiedLabel;
  // The head of the page says it, and more.
  if (isOverdue(article, now)) return null;
  return `${verifiedLabel}, à revérifier au plus tard le ${longDate(due)}`;
}
