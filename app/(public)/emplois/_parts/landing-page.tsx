import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { listMetadata } from "@/app/(public)/_parts/filtered-list";
import { LandingNotes } from "@/components/jobs/browse-jobs";
import { parseJobFilters } from "@/lib/jobs/filters";
import { findLanding, type Landing, landingHref, landingsNear } from "@/lib/jobs/landings";
import { notFoundMetadata } from "@/lib/seo/metadata";
import type { SearchParams } from "@/lib/text/address-values";
import { JobsView } from "./jobs-view";
import { readJobs, readRows } from "./read-jobs";

export type LandingProps = {
  params: Promise<{ slug: string }>;
  searchParams: Promise<SearchParams>;
};

export async function landingMetadata(
  kind: Landing["kind"],
  { params, searchParams }: LandingProps,
): Promise<Metadata> {
  const landing = findLanding(kind, (await params).slug);
  if (landing === null) return notFoundMetadata;
  const { page } = parseJobFilters(await searchParams);
  return listMetadata(
    {
      title: landing.heading,
      page,
      description: landing.description,
      path: landingHref(landing, page),
    },
    () => readRows({ ...parseJobFilters({}), ...landing.choice, page }),
  );
}

/** The list for one contract, province or sector, with facts about it. */
export async function LandingPage({
  kind,
  params,
  searchParams,
}: LandingProps & { kind: Landing["kind"] }) {
  const landing = findLanding(kind, (await params).slug);
  if (landing === null) notFound();
  const { page } = parseJobFilters(await searchParams);
  const filters = { ...parseJobFilters({}), ...landing.choice, page };

  return (
    <JobsView
      title={landing.heading}
      filters={filters}
      result={await readJobs(filters)}
      hrefFor={(number) => landingHref(landing, number)}
      trail={[
        { label: "Accueil", href: "/" },
        { label: "Emplois", href: "/emplois" },
        { label: landing.label },
      ]}
      intro={landing.description}
    >
      <LandingNotes landing={landing} near={landingsNear(landing)} />
    </JobsView>
  );
}
