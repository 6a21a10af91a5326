import type { AppliedKind } from "@/lib/shared/kinds";
import { appliedLabels } from "@/lib/shared/kinds";
import { failure, type Notice, notices } from "./notices";

/** To who has applied already. */
export const alreadyApplied: Record<AppliedKind, Notice> = {
  job: notices.alreadyApplied,
  freelance: notices.alreadyProposed,
  scholarship: notices.alreadyAppliedForGrant,
};

/** A proposition or an application that could not be sent, and why. */
export function sendingFailed(
  kind: AppliedKind,
  message = "Une erreur inconnue est survenue.",
): Notice {
  return failure(
    "Erreur lors de l’envoi",
    `Votre ${appliedLabels[kind].sent} n’a pas pu être envoyée. Erreur: ${message}`,
  );
}

/** What is said when an application of this kind could not be sent. */
export function applicationFailure(kind: AppliedKind): Notice {
  return kind === "job" ? notices.applicationFailed : sendingFailed(kind);
}
