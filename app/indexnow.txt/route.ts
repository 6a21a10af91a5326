import { indexNowKey } from "@/lib/seo/indexnow";

/** Read for each request: the key belongs to the server, not the build. */
export const dynamic = "force-dynamic";

/** The key by which search engines authenticate our notifications (`lib/seo/indexnow.ts`). */
export function GET() {
  const key = indexNowKey();
  if (key === null) return new Response("Aucune clé", { status: 404 });
  return new Response(key, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
