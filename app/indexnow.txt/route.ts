import { indexNowKey } from "@/lib/seo/indexnow";

/** Read at each request: the key is the server's, not the build's. */
export const dynamic = "force-dynamic";

/** The key by which search engines know that an announcement is ours (`lib/seo/indexnow.ts`). */
export function GET() {
  const key = indexNowKey();
  if (key === null) return new Response("Aucune clé", { status: 404 });
  return new Response(key, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
