import { accountActions } from "./account-actions";
import type { ActionLine } from "./action-lines";
import { employerActions } from "./employer-actions";
import { publicationActions } from "./publication-actions";
import { securityActions } from "./security-actions";

/** Every server action, with what is asked of it. */
export const ACTIONS: Record<string, ActionLine> = {
  ...publicationActions,
  ...employerActions,
  ...accountActions,
  ...securityActions,
};
