import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { ChangesView } from "@/components/news/change-list";
import { changesHref, firstDayShown } from "@/lib/news/changes";
import { listChanges, listChangeYears } from "@/lib/news/queries";
import { pageMetadata } from "@/lib/seo/metadata";

const TITLE = "Ce qui change, mois par mois";
const LEAD =
  "Les nouvelles règles, les règles abrogées et les articles mis à jour, en commençant par les plus récents.";

export const metadata = pageMetadata({
  title: TITLE,
  description: LEAD,
  path: changesHref(),
  feeds: {
    "application/rss+xml": "/flux/changements.xml",
    "application/feed+json": "/flux/changements.json",
  },
});

/**
 * A failure is thrown, so that it is never cached and the next request reads again. Not at build time: there
 * is no database, and the result is never served.
 */
export default async function ChangesPage() {
  const isBuilding = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
  const [changes, years] = await Promise.all([
    listChanges(firstDayShown()),
    listChangeYears(),
  ]).catch((error: unknown) => {
    if (!isBuilding) throw error;
    return [[], []];
  });
  return <ChangesView title={TITLE} lead={LEAD} year={null} years={years} changes={changes} />;
}
