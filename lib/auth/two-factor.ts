import type { User } from "@supabase/supabase-js";
import { encode } from "uqr";
import type { ActionResult } from "@/lib/actions/result";
import { site } from "@/lib/shared/site";
import type { requestClient } from "@/lib/supabase/server";

/** Returns whether this account has a second factor, that is an app whose code was verified once. */
export function hasTwoFactor({ factors = [] }: Pick<User, "factors">): boolean {
  return factors.some(({ status }) => status === "verified");
}

/**
 * Returns whether this session still lacks the code of the second factor.
 * @param user as the authentication service has just returned it for this session's token
 */
export async function awaitsCode(client: Client, user: User): Promise<boolean> {
  if (!hasTwoFactor(user)) return false;
  const { data } = await client.auth.getSession();
  return levelOf(data.session?.access_token ?? "") !== "aal2";
}

/** Reads the assurance level (aal) of a token, which the service has already verified. */
function levelOf(token: string): unknown {
  const [, payload = ""] = token.split(".");
  try {
    return JSON.parse(Buffer.from(payload, "base64url").toString()).aal;
  } catch {
    return null;
  }
}

type Client = Awaited<ReturnType<typeof requestClient>>;

/** The key to add to an app: as a QR code, as a link, and to be typed. */
export type Enrolment = { factorId: string; key: string; uri: string; qr: Drawing };
type Drawing = { size: number; path: string };

export type TwoFactorResult = ActionResult & {
  enrolment?: Enrolment;
  codes?: string[];
};

/** In characters: longer addresses would make a QR code that phones read with difficulty. */
const MAX_ADDRESS = 60;

/** Returns the QR code of a key that the authentication service made; apps accept this shorter URI. */
export function enrolmentOf(factorId: string, key: string, email: string): Enrolment {
  const name = `${encodeURIComponent(site.name)}:${encodeURIComponent(email.slice(0, MAX_ADDRESS))}`;
  const uri = `otpauth://totp/${name}?secret=${key}&issuer=${encodeURIComponent(site.name)}`;
  return { factorId, key, uri, qr: drawn(uri) };
}

/** One path segment per dark square, so that the page can render it without scripts. */
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
