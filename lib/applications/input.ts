import { z } from "zod";
import { kindsThatCan } from "@/lib/publications/kinds";
import { writtenText } from "@/lib/text/fields";
import { MAX_MESSAGE } from "./schema";

/** What can be applied to. */
export const targetInput = z.object({ kind: z.enum(kindsThatCan("apply")), id: z.uuid() });

/** What the dialogs send. */
export const applicationInput = targetInput.extend({
  /** Empty while no CV is chosen. */
  document_id: z.union([z.uuid(), z.literal("")]).default(""),
  cover_message: writtenText(MAX_MESSAGE, "Le message ne peut pas dépasser 5\u00a0000 caractères"),
});
export type ApplicationInput = z.infer<typeof applicationInput>;

export const applicationIdInput = z.uuid();
