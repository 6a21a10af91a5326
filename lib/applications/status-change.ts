import { z } from "zod";
import type { ActionResult } from "@/lib/actions/result";
import { writtenText } from "@/lib/text/fields";

/** The statuses that a recruiter gives. */
export const settableStatuses = ["En cours", "Entretien", "Refusée"] as const;
export type SettableStatus = (typeof settableStatuses)[number];

/** As the database has it. */
export const MAX_STATUS_MESSAGE = 2_000;

/** As many as a page of the list shows, and room. */
const MAX_AT_ONCE = 50;

/** What the dialog sends. */
export const statusChangeInput = z.object({
  ids: z.array(z.uuid()).min(1).max(MAX_AT_ONCE),
  status: z.enum(settableStatuses, "Choisissez un statut de la liste"),
  message: writtenText(MAX_STATUS_MESSAGE, "Le message ne peut pas dépasser 2\u00a0000 caractères"),
});

/** The answer, with what was changed: several applications may fare differently. */
export type StatusChangeResult = ActionResult & { changed?: string[] };

/** Whether a status can still be given to an application that has this one. */
export function canAnswer(status: string): boolean {
  return status !== "Retirée";
}

/** Whether an application of this status may get that one: what stayed unanswered waits no more. */
export function canGive(given: SettableStatus, status: string): boolean {
  return status !== "Sans réponse" || given !== "En cours";
}
