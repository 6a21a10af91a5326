import { type NextRequest, NextResponse } from "next/server";
import { unsubscribeByToken } from "@/lib/alerts/subscriptions";
import { refuseTooMany } from "@/lib/security/rate-limit";
import { parseToken } from "@/lib/text/address-values";

/**
 * Target of the List-Unsubscribe header. Mail programs POST to it (RFC 8058) from any origin and with any
 * body: the token alone authorizes. An unknown token gets the same response as a known one, so that tokens
 * cannot be guessed.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl;
  const token = parseToken(searchParams.get("jeton"));
  const refusal = token && (await refuseTooMany("unsubscribe", token));
  if (refusal) return refusal;
  const state =
    token === null
      ? "lien-perime"
      : await unsubscribeByToken(token, searchParams.get("tout") === "1");
  const headers = { "cache-control": "no-store" };
  return state === "echec"
    ? new Response("Veuillez réessayer.", { status: 503, headers })
    : new Response("C’est arrêté.", { headers });
}

/** Older mail programs, and users, open the address: nothing changes until they press the button. */
export function GET(request: NextRequest): Response {
  const page = new URL("/alertes/se-desabonner", request.nextUrl);
  page.search = request.nextUrl.search;
  return NextResponse.redirect(page, 303);
}
