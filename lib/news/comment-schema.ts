import { z } from "zod";
import { COMMENT_LENGTH } from "./schema";

/** The form of a comment; field names are column names. */
export const commentSchema = z.object({
  article_id: z.uuid(),
  body: z
    .string()
    .transform(clean)
    .pipe(
      z
        .string()
        .min(1, "Écrivez votre commentaire.")
        .max(COMMENT_LENGTH, "Votre commentaire dépasse 2 000 caractères."),
    ),
});

/** One kind of line end, and nothing that PostgreSQL refuses. */
function clean(text: string): string {
  return text.toWellFormed().replaceAll("\u0000", "").replace(/\r\n?/g, "\n").trim();
}
