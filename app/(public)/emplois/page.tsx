import type { Metadata } from "next";
import { listMetadata } from "@/app/(public)/_parts/filtered-list";
import { JobsView } from "@/app/(public)/emplois/_parts/jobs-view";
import { BreadcrumbData } from "@/components/seo/json-ld";
import { type JobFilters, jobsHref, parseJobFilters } from "@/lib/jobs/filters";
import { canonicalJobsHref, isListed } from "@/lib/jobs/landings";
import { findJob } from "@/lib/jobs/queries";
import { sectors } from "@/lib/publications/sectors";
import { firstValue, type SearchParams } from "@/lib/text/address-values";
import { readJobs, readRows } from "./_parts/read-jobs";

const TITLE = "Offres d’emploi au Canada";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filters = parseJobFilters(await searchParams);
  return listMetadata(
    {
      title: titleOf(filters),
      page: filters.page,
      description:
        "Des offres d’emploi partout au Canada, en français\u00a0: CDI, CDD, stages et travail autonome, avec les exigences, le salaire et la date limite.",
      path: canonicalJobsHref(filters),
      index: isListed(filters),
      feeds: {
        "application/rss+xml": "/flux/emplois.xml",
        "application/feed+json": "/flux/emplois.json",
      },
    },
    () => readRows(filters),
  );
}

export default async function JobsPage({ searchParams }: Props) {
  const params = await searchParams;
  const filters = parseJobFilters(params);
  const [result, chosen] = await Promise.all([
    readJobs(filters),
    findJob(firstValue(params.offre)).catch(() => null),
  ]);
  return (
    <>
      <BreadcrumbData items={[{ label: "Accueil", href: "/" }, { label: "Emplois" }]} />
      <JobsView
        title={TITLE}
        filters={filters}
        result={result}
        chosen={chosen}
        hrefFor={(page) => jobsHref({ ...filters, page })}
      />
    </>
  );
}

/** The title contains the filters that have a page of their own. */
function titleOf({ contract, sector, province }: JobFilters): string {
  const chosen = [sector && sectors[sector], contract, province?.label].filter(Boolean);
  return chosen.length > 0 ? `Offres d’emploi\u00a0: ${chosen.join(", ")}` : TITLE;
}
