import { logError } from "@/lib/monitoring/log";
import { isSameOrigin, readJson } from "@/lib/security/incoming-request";
import { refuseTooMany } from "@/lib/security/rate-limit";
import { countView, viewedSchema } from "@/lib/views/count";

const MAX_BYTES = 512;

/** Counts a view of a publication; the reader is not recorded. */
export async function POST(request: Request): Promise<Response> {
  const headers = { "Cache-Control": "private, no-store" };
  if (!isSameOrigin(request.headers)) return new Response(null, { status: 403, headers });
  try {
    const viewed = viewedSchema.safeParse(await readJson(request, MAX_BYTES));
    if (!viewed.success) return new Response(null, { status: 400, headers });
    const refusal = await refuseTooMany("views", "");
    if (refusal) return refusal;
    await countView(viewed.data);
    return new Response(null, { status: 204, headers });
  } catch (error) {
    if (error instanceof Response) return error;
    logError("views.count", error);
    return new Response(null, { status: 503, headers });
  }
}
