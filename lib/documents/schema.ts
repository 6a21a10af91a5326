import { z } from "zod";
import { cleanFileName, MAX_FILE_NAME } from "@/lib/shared/cv";
import type { Database } from "@/lib/supabase/database.types";
import { requiredText } from "@/lib/text/fields";

export type SavedDocument = Pick<
  Database["public"]["Tables"]["documents"]["Row"],
  "id" | "file_name" | "file_url" | "size_bytes" | "is_default" | "uploaded_at"
>;

export const documentIdSchema = z.uuid();

/** A file's key in storage; the owner of its folder is checked separately. */
export const documentPathSchema = z
  .string()
  .regex(/^[0-9a-f-]{36}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.pdf$/);

export const renameSchema = z.object({
  id: documentIdSchema,
  file_name: requiredText(
    "Donnez un nom à ce document",
    MAX_FILE_NAME,
    `Le nom ne peut pas dépasser ${MAX_FILE_NAME} caractères`,
  ).transform(cleanFileName),
});
