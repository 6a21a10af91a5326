import type { SupabaseClient } from "@supabase/supabase-js";
import { codeOf, fromBase32, periodAt } from "#supabase/local/totp.ts";

/** An authenticator app: each code that it shows is another one, as far as the clock allows. */
export function authenticator(secret: string) {
  const key = fromBase32(secret.replaceAll(/\s/g, ""));
  let last = 0;
  return {
    /** @throws when a third is asked for within half a minute: there is none. */
    next(): string {
      const present = periodAt(Date.now());
      const period = Math.max(last + 1, present);
      if (period > present + 1) throw new Error("No code is left before the next half minute");
      last = period;
      return codeOf(key, period);
    },
  };
}

/** Adds a second factor to whoever this client is; its session is sure afterwards. */
export async function enrol(client: SupabaseClient) {
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "A" });
  if (error) throw error;
  const app = authenticator(data.totp.secret);
  const factorId = data.id;
  const verified = await client.auth.mfa.challengeAndVerify({ factorId, code: app.next() });
  if (verified.error) throw verified.error;
  return { factorId, app };
}
