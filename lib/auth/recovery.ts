import "server-only";
import { cookies } from "next/headers";
import { fingerprint } from "@/lib/security/secret";
import { sessionCookie } from "@/lib/supabase/session";

/** How long after the link a new password may be set without the old one; the database says the same. */
const WINDOW_SECONDS = 10 * 60;
const COOKIE = sessionCookie.name.replace("session", "recovery");

/** Remembers, where only this site can have written it, that this person came by the mail's link. */
export async function beginRecovery(viewerId: string): Promise<void> {
  const expires = String(Math.floor(Date.now() / 1_000) + WINDOW_SECONDS);
  const { httpOnly, sameSite, secure, path } = sessionCookie;
  (await cookies()).set(COOKIE, `${expires}.${seal(viewerId, expires)}`, {
    httpOnly,
    sameSite,
    secure,
    path,
    maxAge: WINDOW_SECONDS,
  });
}

/**
 * Whether this person came by a link of a mail, a short while ago. Otherwise whoever finds a
 * browser signed in could take the account over without knowing its password.
 */
export async function isRecovering(viewerId: string): Promise<boolean> {
  const [expires = "", found] = ((await cookies()).get(COOKIE)?.value ?? "").split(".");
  return Number(expires) > Date.now() / 1_000 && found === seal(viewerId, expires);
}

/** The new password is set; the next one needs another link. */
export async function endRecovery(): Promise<void> {
  (await cookies()).delete(COOKIE);
}

function seal(viewerId: string, expires: string): string {
  return fingerprint(`recovery ${viewerId} ${expires}`);
}
