import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { Publish } from "@/app/_parts/publish";
import { AppliedMark } from "@/components/applications/applied-mark";
import { ActiveFilters } from "@/components/forms/active-filters";
import { ListFilters } from "@/components/forms/list-filters";
import { MissionFilterFields } from "@/components/freelance/mission-filter-fields";
import { MissionGrid, NoMissions } from "@/components/freelance/mission-list";
import { SaveButton } from "@/components/saved/save-button";
import { CorrectedNote } from "@/components/search/corrected-note";
import { BreadcrumbData } from "@/components/seo/breadcrumb-data";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { SampleNotice } from "@/components/ui/sample-notice";
import { countMissions, countMissionsFound } from "@/lib/copy/counts";
import { missionBudgets } from "@/lib/copy/labels";
import { filtersApplied, notices } from "@/lib/copy/notices";
import {
  activeMissionFilters,
  type MissionFilters,
  missionsHref,
  parseMissionFilters,
} from "@/lib/freelance/filters";
import { listMissions } from "@/lib/freelance/queries";
import { sampleMissions } from "@/lib/freelance/samples";
import { logError } from "@/lib/log";
import { correctedList } from "@/lib/search/queries";
import { pageMetadata } from "@/lib/seo/metadata";
import type { SearchParams } from "@/lib/text/search";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filters = parseMissionFilters(await searchParams);
  const { page } = filters;
  return pageMetadata({
    title: page > 1 ? `Missions freelance au Canada, page ${page}` : "Missions freelance au Canada",
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
  const result = await correctedList("missions", filters.q, list).catch((error: unknown) => ({
    failure: logError("missions.list", error),
  }));
  if ("failure" in result) return <MissionSamples reference={result.failure} />;
  if (result.missions.length === 0 && filters.page > 1) notFound();

  const found = countMissionsFound(result.total);
  return (
    <>
      <BreadcrumbData items={[{ label: "Accueil", href: "/" }, { label: "Freelance" }]} />
      <Hero />
      <ListFilters
        live
        action="/freelance"
        query={missionsHref(filters).split("?")[1] ?? ""}
        loading="Chargement des missions..."
        applied={filtersApplied(found)}
        className="border-y border-line bg-paper"
        fields={<MissionFilterFields filters={filters} />}
      >
        <div className="wrap grid gap-5 py-6">
          <p className="font-semibold" role="status">
            {found}
          </p>
          <ActiveFilters active={activeMissionFilters(filters)} clearHref="/freelance" />
          {result.corrected && <CorrectedNote typed={filters.q} searched={result.corrected} />}
          {result.missions.length === 0 ? (
            <NoMissions narrowed={result.narrowed} />
          ) : (
            <MissionGrid
              missions={result.missions}
              saveFor={({ id, title }) => (
                <SaveButton compact kind="mission" id={id} title={title} />
              )}
              markFor={({ id }) => <AppliedMark id={id} />}
            />
          )}
          <NegotiableToo filters={filters} count={result.negotiable} />
          <Pagination
            page={filters.page}
            pageCount={result.pageCount}
            hrefFor={(page) => missionsHref({ ...filters, page })}
          />
        </div>
      </ListFilters>
    </>
  );
}

function Hero() {
  return (
    <PageHeader
      title="Missions freelance"
      lead="Des mandats à votre mesure : budget, durée et compétences d’un coup d’œil."
      actions={
        <Publish
          kind="mission"
          publish="Publier une mission"
          propose="Soumettre une mission"
          restricted={notices.missionPublishRestricted}
        />
      }
    />
  );
}

/** A budget was asked for: missions that leave theirs open are one click away, not dropped. */
function NegotiableToo({ filters, count }: { filters: MissionFilters; count: number }) {
  const budget = missionBudgets.find(({ slug }) => slug === "a-negocier");
  if (count === 0 || budget === undefined) return null;
  return (
    <p className="text-muted">
      {`${countMissions(count)} de plus sans budget annoncé : `}
      <Link href={missionsHref({ ...filters, budget, page: 1 })} className="text-link">
        voir « À négocier »
      </Link>
    </p>
  );
}

function MissionSamples({ reference }: { reference: string }) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Hero />
      <div className="wrap grid gap-5 py-6">
        <SampleNotice
          text="Les missions ne peuvent pas être affichées pour le moment. Voici des exemples de ce que vous trouverez ici ; on ne peut pas y postuler."
          reference={reference}
        />
        <MissionGrid example missions={sampleMissions} />
      </div>
    </>
  );
}
