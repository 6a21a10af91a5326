import site from "@/.open-next/worker.js";
import { newRequest, withRequest } from "@/lib/monitoring/request-context";
import { publicPolicy, securityHeaders } from "@/lib/security/headers";
import { ownAddress, refusalOf } from "@/lib/server/web/request-refusals";

import "@/lib/server/web/context";

/** What stands around Next on the edge: what lib/server/web/serve.ts is on a server of its own. */
export default {
  async fetch(request: Request, env: CloudflareEnv, context: ExecutionContext): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const { method } = request;
    const refusal = refusalOf({
      method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
    });
    if (refusal) return plain(refusal.status, { "Cache-Control": "no-store" }, `${refusal.text}\n`);
    const own = method === "GET" || method === "HEAD" ? ownAddress(pathname + search) : null;
    if (own) return plain(308, { Location: own });

    const answer: Response = await withRequest(newRequest(), () =>
      site.fetch(request, env, context),
    );
    if (answer.headers.has("Content-Security-Policy")) return answer;
    const response = new Response(answer.body, answer);
    const policy = publicPolicy({ supabaseUrl: env.SUPABASE_URL, development: false });
    response.headers.set("Content-Security-Policy", policy);
    return response;
  },
};

function plain(status: number, more: Record<string, string>, text?: string): Response {
  const fixed = securityHeaders.map(({ key, value }) => [key, value]);
  const headers = {
    ...Object.fromEntries(fixed),
    "Content-Type": "text/plain; charset=utf-8",
    ...more,
  };
  return new Response(text, { status, headers });
}
