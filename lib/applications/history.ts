import type { SentApplication } from "./schema";

/** One thing that happened to an application. */
export type HistoryEntry = { at: string; label: string; message: string | null };

const labels: Record<string, string> = {
  sent: "Candidature envoyée",
  withdrawn: "Candidature retirée",
  reminded: "Relance envoyée au recruteur",
  expired: "La date limite de l’annonce est passée",
  filled: "L’annonce a été pourvue",
  removed: "L’annonce a été retirée du site",
  left: "L’annonce a été retirée avec le compte de son auteur",
};

/** What an event says in words; `status` is the one that it led to. */
export function eventLabel({ kind, status }: { kind: string; status: string | null }): string {
  if (kind === "status") return `Statut changé\u00a0: ${status ?? "inconnu"}`;
  return Object.hasOwn(labels, kind) ? (labels[kind] ?? "") : "Mise à jour";
}

const DAYS_BEFORE_REMINDER = 10;
const DAY_MS = 24 * 3_600_000;

export type Reminder = { state: "possible" } | { state: "done" } | { state: "later"; from: string };

/** Whether "Relancer" is offered, and from when; null where it never will be. */
export function reminderOf(
  application: Pick<SentApplication, "status" | "appliedAt" | "targetId"> & {
    remindedAt: string | null;
  },
  now: Date = new Date(),
): Reminder | null {
  if (application.remindedAt !== null) return { state: "done" };
  if (application.status !== "En cours" || application.targetId === null) return null;
  const from = new Date(Date.parse(application.appliedAt) + DAYS_BEFORE_REMINDER * DAY_MS);
  return from <= now ? { state: "possible" } : { state: "later", from: from.toISOString() };
}
