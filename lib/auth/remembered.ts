import "server-only";
import { cookies } from "next/headers";
import { sessionCookie } from "@/lib/supabase/session-cookie";
import { safeNext } from "./next-path";

const COOKIE = sessionCookie.name.replace("session", "next");
const MAX_AGE_SECONDS = 24 * 3_600;

/** Keeps where a new member wanted to go until the account is confirmed, if on this browser. */
export async function rememberNext(next: string | null): Promise<void> {
  const store = await cookies();
  if (next === null) return void store.delete(COOKIE);
  const { httpOnly, sameSite, secure, path } = sessionCookie;
  store.set(COOKIE, next, { httpOnly, sameSite, secure, path, maxAge: MAX_AGE_SECONDS });
}

/** Where the new member wanted to go; checked again, since a browser brought it. */
export async function rememberedNext(): Promise<string | null> {
  return safeNext((await cookies()).get(COOKIE)?.value);
}
