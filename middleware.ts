import { type NextRequest, NextResponse } from "next/server";
import { areaOf, guard } from "@/lib/auth/area-guard";
import { FLASH_HEADER, FLASH_PARAMETER } from "@/lib/copy/flash-parameter";
import { isPrivateFile, privatePolicy } from "@/lib/security/headers";
import { sessionOverPage } from "@/lib/server/web/session-over";
import { refreshSession } from "@/lib/supabase/middleware";
import { SILENT_HEADER } from "@/lib/supabase/session-cookie";

/**
 * Refreshes the session and redirects users without access to a private page. This is only a convenience:
 * pages, actions and the database each check access themselves. It never runs on public pages, so that no
 * session cookie can end up in a cached response.
 */
export async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  const { viewer, apply } = await refreshSession(
    request,
    ["recruiters", "operators"].includes(areaOf(pathname)),
  );
  const decision = guard({ path: pathname, search, viewer });
  const isCall = request.headers.has("next-action");
  // A server action checks access itself; a redirect would discard the form's input.
  if (decision.kind === "redirect" && !isCall) {
    if (request.method === "POST" && viewer === null) return apply(sessionOver(decision.to));
    return apply(NextResponse.redirect(new URL(decision.to, request.url), 303));
  }

  const headers = new Headers(request.headers);
  headers.delete(SILENT_HEADER);
  if (viewer === "unknown") headers.set(SILENT_HEADER, "1");
  // A file, not a page: next.config.ts sets its policy.
  if (isPrivateFile(pathname)) return apply(NextResponse.next({ request: { headers } }));

  const policy = privatePolicy(
    {
      supabaseUrl: process.env.SUPABASE_URL,
      development: process.env.NODE_ENV === "development",
    },
    crypto.randomUUID().replaceAll("-", ""),
  );
  // Next reads the nonce for its own scripts from the request's copy of the policy.
  headers.set("content-security-policy", policy);
  const flash = request.nextUrl.searchParams.get(FLASH_PARAMETER) ?? "";
  // Only message keys: other text is not valid in a header, and clients must not set it.
  headers.set(FLASH_HEADER, /^[a-z-]+$/.test(flash) ? flash : "");
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("cache-control", "private, no-store");
  return apply(response);
}

function sessionOver(signIn: string): NextResponse {
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return new NextResponse(sessionOverPage(signIn), { status: 403, headers });
}

export const config = {
  matcher: [
    "/admin/:path*",
    "/espace-utilisateur/:path*",
    "/connexion/:path*",
    "/auth/:path*",
    "/api/session",
  ],
};
