import { findEmployer } from "@/lib/employers/queries";
import { feedResponse } from "@/lib/feeds/feed";
import { jobsXml } from "@/lib/jobs/feeds";
import { refuseTooMany } from "@/lib/security/rate-limit";

/** All open offers for aggregators, or those of `?entreprise=`, the slug of an employer's page. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await refuseTooMany("offers-feed", "");
  if (refusal) return refusal;
  const slug = new URL(request.url).searchParams.get("entreprise");
  const employer = slug === null ? null : await findEmployer(slug);
  if (slug !== null && employer === null) return new Response("Fil introuvable", { status: 404 });
  return feedResponse("offres", "application/xml", () => jobsXml(employer?.id ?? null));
}
