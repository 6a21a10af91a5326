import { z } from "zod";

/**
 * For which employer something is published; nothing is none. A form that does not ask changes nothing.
 */
export const employerField = z
  .union([z.literal(""), z.uuid()])
  .optional()
  .transform((id) => (id === "" ? null : id));
