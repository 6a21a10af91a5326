import { createServerClient } from "@supabase/ssr";
import type { NextRequest, NextResponse } from "next/server";
import { type Role, toRole } from "@/lib/auth/roles";
import { supabaseEnv } from "@/lib/env";
import type { Database } from "@/lib/supabase/database.types";
import {
  bounded,
  deviceHeader,
  hasSessionCookie,
  sessionCookie,
  sessionFetch,
} from "./session-cookie";

type Refreshed = {
  viewer: { role?: Role; isOperator?: boolean } | null | "unknown";
  /** Puts the cookies of the session, as they are now, on an answer. */
  apply(response: NextResponse): NextResponse;
};

/**
 * Reads the session of a request and refreshes it when it has run out. The request's own cookies
 * are brought up to date too, for the page that it goes on to. A refresh that the service refuses
 * removes them: the person is signed out, quietly.
 */
export async function refreshSession(request: NextRequest, needsRole: boolean): Promise<Refreshed> {
  const changes: Parameters<NextResponse["cookies"]["set"]>[] = [];
  const apply = (response: NextResponse) => {
    for (const change of changes) response.cookies.set(...change);
    return response;
  };
  if (!hasSessionCookie(request.cookies.getAll())) return { viewer: null, apply };

  const { url, key } = supabaseEnv();
  const { fetch, isLost } = sessionFetch();
  const client = createServerClient<Database>(url, key, {
    cookieOptions: sessionCookie,
    db: { retry: false },
    global: { fetch, headers: deviceHeader(request.headers) },
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll: (list) => {
        if (isLost()) return;
        for (const { name, value, options } of list) {
          request.cookies.set(name, value);
          changes.push([name, value, bounded(options)]);
        }
      },
    },
  });

  const { data, error } = await client.auth.getClaims();
  if (isLost() || error?.name === "AuthRetryableFetchError") return { viewer: "unknown", apply };
  if (!data) return { viewer: null, apply };
  if (!needsRole) return { viewer: {}, apply };
  const account = await client.rpc("my_account").maybeSingle();
  if (account.error) return { viewer: "unknown", apply };
  // Nobody reads an account before the code of the second factor, nor once the session has ended: signing
  // in asks for what is missing, and comes back to this address.
  if (!account.data) return { viewer: null, apply };
  const { role, is_operator: isOperator } = account.data;
  return { viewer: { role: toRole(role), isOperator }, apply };
}
