import { cacheBriefly } from "@/app/(public)/_parts/cache-briefly";
import { countOffers, countScholarships, plainNumber } from "@/lib/copy/counts";
import { logError } from "@/lib/monitoring/log";
import { countOnline } from "@/lib/publications/queries";
import { site } from "@/lib/shared/site";

/** Returns the operator's claims, or the site's own counts with the same labels, and today's totals. */
export async function siteFigures() {
  const online = await countOnline().catch((error: unknown) => {
    logError("siteFigures", error);
    return null;
  });
  if (online === null) await cacheBriefly();
  const { jobs, scholarships, candidates, employers } = site.claims;
  const figures = [
    { label: "offres d’emploi", value: jobs || (online && plainNumber(online.jobs)) },
    { label: "bourses", value: scholarships || (online && plainNumber(online.scholarships)) },
    { label: "candidats inscrits", value: candidates },
    { label: "entreprises partenaires", value: employers },
  ];
  return {
    figures: figures.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    today:
      online &&
      `Aujourd’hui\u00a0: ${countOffers(online.jobs)} et ${countScholarships(online.scholarships)} en ligne.`,
  };
}
