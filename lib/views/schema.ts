import { z } from "zod";
import { everyKind } from "@/lib/publications/kinds";

/** A publication that was opened, as the page says it. */
export const viewedSchema = z.object({
  kind: z.enum(everyKind),
  id: z.uuid(),
});

export type Viewed = z.infer<typeof viewedSchema>;
