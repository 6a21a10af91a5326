import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { MapView } from "@/app/(public)/emplois/_parts/map-view";
import { offersByProvince } from "@/lib/jobs/province-map";
import { listLandings } from "@/lib/jobs/queries";
import { pageMetadata } from "@/lib/seo/metadata";

const TITLE = "Carte des offres d’emploi";

export const metadata = pageMetadata({
  title: `${TITLE} au Canada`,
  description:
    "Les offres d’emploi par province et territoire du Canada\u00a0: une carte, un tableau, et les offres de chacun à un clic.",
  path: "/emplois/carte",
});

/**
 * A failure is thrown, so that it is never kept: whoever tries again reads anew. While building it is
 * not: no database is near, and what is drawn then is given to nobody.
 */
export default async function JobMapPage() {
  const isBuilding = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
  const landings = await listLandings().catch((error: unknown) => {
    if (!isBuilding) throw error;
    return [];
  });
  return <MapView title={TITLE} offers={offersByProvince(landings)} />;
}
