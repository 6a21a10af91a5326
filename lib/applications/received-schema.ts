import { z } from "zod";
import type { ActionResult } from "@/lib/actions/result";
import { ticked, writtenText } from "@/lib/text/fields";

export const settableStatuses = ["En cours", "Entretien", "Refusée"] as const;
export type SettableStatus = (typeof settableStatuses)[number];

/** The database has room for the hour of an interview besides. */
export const MAX_STATUS_MESSAGE = 2_000;

/** As many as a page of the list shows, and room. */
const MAX_AT_ONCE = 50;

export const statusChangeInput = z
  .object({
    ids: z.array(z.uuid()).min(1).max(MAX_AT_ONCE),
    status: z.enum(settableStatuses, "Choisissez un statut de la liste"),
    /** In the site's own city; empty where none is proposed. */
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

/** The answer, with what was changed: several applications may fare differently. */
export type StatusChangeResult = ActionResult & { changed?: string[] };

/** Whether a status can still be given to an application that has this one. */
export function canAnswer(status: string): boolean {
  return status !== "Retirée";
}

/** Whether an application of this status may get that one: what stayed unanswered waits no more. */
export function canSetStatus(next: SettableStatus, status: string): boolean {
  return status !== "Sans réponse" || next !== "En cours";
}
