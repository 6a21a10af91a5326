import "server-only";
import { logError } from "@/lib/log";

/** Crawlers come back often, and every address is found in time all the same. */
const CACHE = "public, max-age=3600";

/** XML that is kept for an hour, or 503 when it cannot be written now. */
export async function xmlResponse(
  event: string,
  write: () => Promise<string | ReadableStream<Uint8Array>>,
): Promise<Response> {
  try {
    return new Response(await write(), {
      headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": CACHE },
    });
  } catch (error) {
    const id = logError(event, error);
    return new Response(`Ce plan du site est momentanément indisponible. Référence : ${id}\n`, {
      status: 503,
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": "no-store",
        "Retry-After": "300",
      },
    });
  }
}
