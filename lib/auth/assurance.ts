import "server-only";
import type { User } from "@supabase/supabase-js";
import type { requestClient } from "@/lib/supabase/server";

type Client = Awaited<ReturnType<typeof requestClient>>;

/** Whether this account has a second step: an app whose code was given once. */
export function hasSecondStep({ factors = [] }: Pick<User, "factors">): boolean {
  return factors.some(({ status }) => status === "verified");
}

/**
 * Whether this session still waits for the code of the second step.
 * @param user as the authentication service has just answered, by the token of this session
 */
export async function awaitsCode(client: Client, user: User): Promise<boolean> {
  if (!hasSecondStep(user)) return false;
  const { data } = await client.auth.getSession();
  return levelOf(data.session?.access_token ?? "") !== "aal2";
}

/** How sure a token is of whom it speaks. The service has checked it; this only reads it. */
function levelOf(token: string): unknown {
  const [, payload = ""] = token.split(".");
  try {
    return JSON.parse(Buffer.from(payload, "base64url").toString()).aal;
  } catch {
    return null;
  }
}
