import { z } from "zod";
import type { ActionResult } from "@/lib/actions/result";
import { ticked, writtenText } from "@/lib/text/fields";

export const settableStatuses = ["En cours", "Entretien", "Refusée"] as const;
export type SettableStatus = (typeof settableStatuses)[number];

/** In characters, as in the column; the time of an interview has its own column. */
export const MAX_STATUS_MESSAGE = 2_000;

/** More than one page of the list. */
const MAX_AT_ONCE = 50;

export const statusChangeInput = z
  .object({
    ids: z.array(z.uuid()).min(1).max(MAX_AT_ONCE),
    status: z.enum(settableStatuses, "Choisissez un statut de la liste"),
    /** Local time of the site's city; empty when no interview is proposed. */
    interview: z
      .union(
        [z.literal(""), z.iso.datetime({ local: true, precision: -1 })],
        "Indiquez une date et une heure",
      )
      .default(""),
    message: writtenText(
      MAX_STATUS_MESSAGE,
      "Le message ne peut pas dépasser 2\u00a0000 caractères",
    ),
  })
  .refine(({ status, interview, message }) => status !== "Entretien" || interview || message, {
    path: ["message"],
    message: "Proposez une date, ou écrivez comment elle sera fixée",
  });

export const MAX_NOTES = 4_000;
export const reviewInput = z.object({
  application_id: z.uuid(),
  is_shortlisted: ticked,
  is_hired: ticked,
  notes: writtenText(MAX_NOTES),
});

/** The result with the ids that changed: some applications may change and others not. */
export type StatusChangeResult = ActionResult & { changed?: string[] };

/** Returns whether an application with this status can still be answered. */
export function canAnswer(status: string): boolean {
  return status !== "Retirée";
}

/** Returns whether a status can follow another: an unanswered application does not reopen. */
export function canSetStatus(next: SettableStatus, status: string): boolean {
  return status !== "Sans réponse" || next !== "En cours";
}
