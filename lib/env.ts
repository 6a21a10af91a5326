import "server-only";
import { z } from "zod";

const schema = z.object({
  SUPABASE_URL: z.url("SUPABASE_URL doit être une adresse http(s)."),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1, "SUPABASE_PUBLISHABLE_KEY est vide."),
});

/**
 * The Supabase project that this server talks to.
 * @throws when a variable is missing or malformed; the start command checks the same pair before.
 */
export function supabaseEnv(): { url: string; key: string } {
  const env = schema.parse(process.env);
  return { url: env.SUPABASE_URL, key: env.SUPABASE_PUBLISHABLE_KEY };
}
