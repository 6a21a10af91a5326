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
  /** Sets the current session cookies on a response. */
  apply(response: NextResponse): NextResponse;
};

/**
 * Reads the session of a request and refreshes it if it has expired. The request's own cookies are updated
 * too, for the page that handles it. A refresh that the service rejects removes the cookies: the user is
 * signed out silently.
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
  // The database hides an account until the second factor is verified, and once its session has ended.
  // Signing in asks for what is missing and returns to this address.
  if (!account.data) return { viewer: null, apply };
  const { role, is_operator: isOperator } = account.data;
  return { viewer: { role: toRole(role), isOperator }, apply };
}
