import { z } from "zod";

/** A publication that was opened, as the page says it. */
export const viewedSchema = z.object({
  kind: z.enum(["job", "freelance", "scholarship", "article"]),
  id: z.uuid(),
});

export type Viewed = z.infer<typeof viewedSchema>;
