import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { missionsHref, parseMissionFilters } from "@/lib/freelance/filters";
import { listMissions } from "@/lib/freelance/queries";
import { logError } from "@/lib/log";
import { correctedList } from "@/lib/search/queries";
import { pageMetadata } from "@/lib/seo/metadata";
import type { SearchParams } from "@/lib/text/search";
import { MissionSamples, MissionsView } from "./_parts/missions-view";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filters = parseMissionFilters(await searchParams);
  const { page } = filters;
  return pageMetadata({
    title: "Missions freelance au Canada",
    page,
    description:
      "Des missions pour travailleurs autonomes francophones, avec leur budget, leur durée et les compétences demandées, partout au Canada et à distance.",
    path: missionsHref(filters),
    // A choice among the missions is a view of the list, not a page of its own.
    index: missionsHref(filters) === missionsHref({ page }),
  });
}

export default async function MissionsPage({ searchParams }: Props) {
  const filters = parseMissionFilters(await searchParams);
  const list = (q: string) => listMissions({ ...filters, q });
  const result = await correctedList("freelance", filters.q, list).catch((error: unknown) => ({
    failure: logError("missions.list", error),
  }));
  if ("failure" in result) return <MissionSamples reference={result.failure} />;
  if (result.missions.length === 0 && filters.page > 1) notFound();

  return <MissionsView filters={filters} result={result} />;
}
