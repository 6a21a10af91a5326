import "server-only";
import { type Feature, suspendedNames } from "@/lib/env";
import { type Notice, notices } from "./server-notices";

/**
 * Features that an operator can suspend in an emergency, with the message of their control
 * (docs/product.md, Suspending a feature).
 */
const features = {
  search: notices.searchSuspended,
  "quick-apply": notices.quickApplySuspended,
  apply: notices.featureSuspended,
  save: notices.featureSuspended,
  like: notices.featureSuspended,
  comment: notices.featureSuspended,
  share: notices.featureSuspended,
  documents: notices.featureSuspended,
  photo: notices.featureSuspended,
  settings: notices.featureSuspended,
  password: notices.featureSuspended,
  "account-deletion": notices.featureSuspended,
  "application-view": notices.featureSuspended,
  "application-withdraw": notices.featureSuspended,
  contact: notices.contactSuspended,
  newsletter: notices.featureSuspended,
  alerts: notices.featureSuspended,
} as const satisfies Record<Feature, Notice>;

/**
 * Returns the message to show instead of a feature; null when it works. Reads `SUSPENDED_FEATURES`, names
 * separated by commas; the server does not start with a name it does not know.
 */
export function suspensionNotice(
  feature: Feature,
  suspended: string = process.env.SUSPENDED_FEATURES ?? "",
): Notice | null {
  return suspendedNames(suspended).includes(feature) ? features[feature] : null;
}
