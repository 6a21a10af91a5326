import { type NextRequest, NextResponse } from "next/server";
import { answerToken } from "@/lib/newsletter/queries";
import { refuseTooMany } from "@/lib/security/rate-limit";
import { parseToken } from "@/lib/text/address-values";

/**
 * Target of the List-Unsubscribe header. Mail programs POST to it (RFC 8058) from any origin and with any
 * body: the token alone authorizes. An unknown token gets the same response as a known one, so that tokens
 * cannot be guessed.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const token = parseToken(request.nextUrl.searchParams.get("jeton"));
  const refusal = token && (await refuseTooMany("unsubscribe", token));
  if (refusal) return refusal;
  const state = token === null ? "lien-perime" : await answerToken("unsubscribe_newsletter", token);
  const headers = { "cache-control": "no-store" };
  return state === "echec"
    ? new Response("Veuillez réessayer.", { status: 503, headers })
    : new Response("Désabonnement confirmé.", { headers });
}

/** Older mail programs, and users, open the address: nothing changes until they press the button. */
export function GET(request: NextRequest): Response {
  const page = new URL("/infolettre/se-desabonner", request.nextUrl);
  page.search = request.nextUrl.search;
  return NextResponse.redirect(page, 303);
}
