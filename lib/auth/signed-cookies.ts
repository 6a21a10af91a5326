import "server-only";
import { randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { fingerprint } from "@/lib/security/secret";
import { sessionCookie } from "@/lib/supabase/session-cookie";

const DEVICE_COOKIE = sessionCookie.name.replace("session", "device");
const DEVICE_SECONDS = 180 * 24 * 3_600;
/** Enough for a family's browser; a longer list would only help someone who collects accounts. */
const MAX_ACCOUNTS = 5;

/**
 * Returns an identifier of this browser for the account of `email`, if that account was opened in it
 * before, by its password or by a mail's link; null otherwise. It grants no access: it only keeps the
 * attempts made here apart from those of strangers.
 */
export async function knownDevice(email: string): Promise<string | null> {
  const { nonce, seals } = await read();
  return seals.includes(deviceSeal(nonce, email)) ? `${nonce} ${email}` : null;
}

/** Returns whether any account was ever opened in this browser. */
export async function isKnownBrowser(): Promise<boolean> {
  return (await read()).seals.length > 0;
}

/** Records that the account of `email` was opened in this browser. */
export async function rememberDevice(email: string): Promise<void> {
  const { nonce, seals } = await read();
  const own = deviceSeal(nonce, email);
  const newest = [own, ...seals.filter((one) => one !== own)].slice(0, MAX_ACCOUNTS);
  const { httpOnly, sameSite, secure, path } = sessionCookie;
  (await cookies()).set(DEVICE_COOKIE, [nonce, ...newest].join("."), {
    httpOnly,
    sameSite,
    secure,
    path,
    maxAge: DEVICE_SECONDS,
  });
}

async function read(): Promise<{ nonce: string; seals: string[] }> {
  const [nonce = "", ...seals] = ((await cookies()).get(DEVICE_COOKIE)?.value ?? "").split(".");
  const isOurs = /^[\w-]{22}$/.test(nonce);
  return isOurs ? { nonce, seals } : { nonce: randomBytes(16).toString("base64url"), seals: [] };
}

function deviceSeal(nonce: string, email: string): string {
  return fingerprint(`device ${nonce} ${email}`);
}

/** How long after the link a password may be set without the old one; the database has the same limit. */
const WINDOW_SECONDS = 10 * 60;
const COOKIE = sessionCookie.name.replace("session", "recovery");

/** Records in a signed cookie that this user came through a mail's link. */
export async function beginRecovery(viewerId: string): Promise<void> {
  const expires = String(Math.floor(Date.now() / 1_000) + WINDOW_SECONDS);
  const { httpOnly, sameSite, secure, path } = sessionCookie;
  (await cookies()).set(COOKIE, `${expires}.${recoverySeal(viewerId, expires)}`, {
    httpOnly,
    sameSite,
    secure,
    path,
    maxAge: WINDOW_SECONDS,
  });
}

/**
 * Returns whether this user came through a mail's link a short while ago. Without this check, anyone at a
 * browser left signed in could take over the account without its password.
 */
export async function isRecovering(viewerId: string): Promise<boolean> {
  const [expires = "", found] = ((await cookies()).get(COOKIE)?.value ?? "").split(".");
  return Number(expires) > Date.now() / 1_000 && found === recoverySeal(viewerId, expires);
}

/** Ends the recovery: setting another password needs another link. */
export async function endRecovery(): Promise<void> {
  (await cookies()).delete(COOKIE);
}

function recoverySeal(viewerId: string, expires: string): string {
  return fingerprint(`recovery ${viewerId} ${expires}`);
}
