import type { User } from "@supabase/supabase-js";
import { encode } from "uqr";
import type { ActionResult } from "@/lib/actions/result";
import { site } from "@/lib/shared/site";
import type { requestClient } from "@/lib/supabase/server";

/** Whether this account has a second factor: an app whose code was given once. */
export function hasTwoFactor({ factors = [] }: Pick<User, "factors">): boolean {
  return factors.some(({ status }) => status === "verified");
}

/**
 * Whether this session still lacks the code of the second factor.
 * @param user as the authentication service has just answered, by the token of this session
 */
export async function awaitsCode(client: Client, user: User): Promise<boolean> {
  if (!hasTwoFactor(user)) return false;
  const { data } = await client.auth.getSession();
  return levelOf(data.session?.access_token ?? "") !== "aal2";
}

/** The assurance level (aal) of a token. The service has checked the token; this only reads it. */
function levelOf(token: string): unknown {
  const [, payload = ""] = token.split(".");
  try {
    return JSON.parse(Buffer.from(payload, "base64url").toString()).aal;
  } catch {
    return null;
  }
}

type Client = Awaited<ReturnType<typeof requestClient>>;

/** What somebody adds to an app: as a picture, as a link, and to be typed. */
export type Enrolment = { factorId: string; key: string; uri: string; qr: Drawing };
type Drawing = { size: number; path: string };

/** What the forms about the second factor are answered, beside what every form is. */
export type TwoFactorResult = ActionResult & {
  enrolment?: Enrolment;
  codes?: string[];
};

/** Long addresses would make a code that telephones read with difficulty. */
const MAX_ADDRESS = 60;

/** Draws what the authentication service made; apps read the shortest form of its address. */
export function enrolmentOf(factorId: string, key: string, email: string): Enrolment {
  const name = `${encodeURIComponent(site.name)}:${encodeURIComponent(email.slice(0, MAX_ADDRESS))}`;
  const uri = `otpauth://totp/${name}?secret=${key}&issuer=${encodeURIComponent(site.name)}`;
  return { factorId, key, uri, qr: drawn(uri) };
}

/** One step of the path a dark square, so that the page can draw it without scripts. */
function drawn(uri: string): Drawing {
  const { size, data } = encode(uri, { ecc: "M", border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [{ x, y }] : [])));
  return { size, path: dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join("") };
}

export async function findTwoFactor(client: Client): Promise<{ id: string; since: string } | null> {
  const { data, error } = await client.auth.mfa.listFactors();
  if (error) throw error;
  const [factor] = data.totp;
  return factor ? { id: factor.id, since: factor.updated_at } : null;
}
