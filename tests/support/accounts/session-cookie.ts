import { createServerClient } from "@supabase/ssr";
import { PASSWORD } from "./accounts.ts";

type Source = { url: string; publishableKey: string };

const underTest = (): Source => ({
  url: process.env.E2E_SUPABASE_URL ?? "",
  publishableKey: process.env.E2E_PUBLISHABLE_KEY ?? "",
});

/**
 * The Cookie header of a session at the site of this address.
 * @param options `age`: it ran out that many seconds ago; `source`: the Supabase that opens it
 */
export async function sessionCookie(
  site: string,
  email: string,
  { age = 0, source = underTest() }: { age?: number; source?: Source } = {},
): Promise<string> {
  const jar = new Map<string, string>();
  const { port } = new URL(site);
  const name = `session-${port || "site"}`;
  const client = createServerClient(source.url, source.publishableKey, {
    cookieOptions: { name },
    cookies: {
      getAll: () => [],
      setAll: (list) => {
        for (const { name: each, value } of list) jar.set(each, value);
      },
    },
  });
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  const whole = [...jar.values()].join("").replace("base64-", "");
  const session = JSON.parse(Buffer.from(whole, "base64url").toString());
  if (age > 0) session.expires_at = Math.floor(Date.now() / 1_000) - age;
  const value = Buffer.from(JSON.stringify(session)).toString("base64url");
  return `${name}=base64-${value}`;
}
