import { kinds } from "@/lib/publications/kinds";
import { endOfDay, todayInCanada } from "@/lib/text/dates";
import type { ApplicationKind, SentApplication } from "./schema";

/** Columns of the dated list of sent applications, as a file and in print. */
export const sentHeadings = [
  "Envoyée le",
  "Annonce",
  "Entreprise ou université",
  "Type",
  "Statut",
] as const;

export function sentRow(sent: SentApplication) {
  return [
    todayInCanada(new Date(sent.appliedAt)),
    sent.title ?? "Annonce retirée",
    sent.company ?? "",
    kinds[sent.kind].one,
    sent.status,
  ] as const;
}

export type HistoryEntry = { at: string; label: string; message: string | null };

const labels: Record<string, string> = {
  sent: "% envoyée",
  withdrawn: "% retirée",
  reminded: "Relance envoyée au recruteur",
  expired: "La date limite de l’annonce est passée",
  filled: "Le recruteur a trouvé quelqu’un",
  removed: "L’annonce a été retirée du site",
  left: "L’annonce a été retirée\u00a0: son auteur a supprimé son compte",
  "answer-due": "Le recruteur a été averti que sa réponse est attendue",
  unanswered: "% fermée sans réponse",
  "cv-opened": "Votre CV a été ouvert",
};

type StatusEvent = { kind: string; old_status: string | null; new_status: string | null };

/** Returns the label of a history event. For a mission it says "proposition". */
export function eventLabel(
  { kind, old_status, new_status: status }: StatusEvent,
  applied: ApplicationKind = "job",
): string {
  if (kind === "status" && status === old_status) return "Message au sujet de l’entrevue";
  if (kind === "filled" && applied === "scholarship") return "La bourse a été attribuée";
  if (kind === "status") return `Nouveau statut\u00a0: «\u00a0${status ?? "inconnu"}\u00a0»`;
  const label = Object.hasOwn(labels, kind) ? (labels[kind] ?? "") : "Mise à jour";
  return label.replace("%", applied === "freelance" ? "Proposition" : "Candidature");
}

const DAYS_BEFORE_REMINDER = 10;
const DAY_MS = 24 * 3_600_000;

export type Reminder = { state: "possible" } | { state: "done" } | { state: "later"; from: string };

/**
 * Returns whether the reminder button is available, and from which day; null if it never will be. It
 * becomes available after the response deadline or, without one, ten days after sending.
 */
export function reminderOf(
  application: Pick<SentApplication, "status" | "appliedAt" | "targetId" | "answerDueOn"> & {
    remindedAt: string | null;
  },
  now: Date = new Date(),
): Reminder | null {
  if (application.remindedAt !== null) return { state: "done" };
  if (application.status !== "En cours" || application.targetId === null) return null;
  const from =
    application.answerDueOn === null
      ? new Date(Date.parse(application.appliedAt) + DAYS_BEFORE_REMINDER * DAY_MS)
      : new Date(Date.parse(endOfDay(application.answerDueOn)) + 1_000);
  return from <= now ? { state: "possible" } : { state: "later", from: from.toISOString() };
}
