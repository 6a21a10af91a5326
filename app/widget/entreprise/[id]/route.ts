import { findEmployer, findSlug } from "@/lib/employers/queries";
import { widgetPage } from "@/lib/employers/widget";
import { listJobsOf } from "@/lib/jobs/queries";
import { logError } from "@/lib/monitoring/log";

/** Limited, because the widget is a small part of another site's page. */
const MOST = 20;

/** Open offers of an employer, to embed in its own site (docs/security.md, Frames). */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  try {
    const slug = await findSlug((await params).id);
    const employer = slug === null ? null : await findEmployer(slug);
    if (employer === null) return answer("Cette entreprise n’a plus de page.", 404);
    return answer(widgetPage({ ...employer, ...(await listJobsOf(employer.id, MOST)) }), 200);
  } catch (error) {
    const id = logError("widget.read", error);
    return answer(
      `Ces offres ne peuvent pas être affichées pour l’instant. Référence\u00a0: ${id}`,
      503,
    );
  }
}

function answer(body: string, status: number): Response {
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": status === 200 ? "public, s-maxage=1" : "no-store",
    "X-Robots-Tag": "noindex",
  };
  return new Response(body, { status, headers });
}
