import Link from "next/link";
import { Publish } from "@/app/_parts/publish";
import { FilteredList, SampleList } from "@/app/(public)/_parts/filtered-list";
import { AppliedMark } from "@/components/applications/applied";
import { MissionFilterFields, MissionGrid, NoMissions } from "@/components/freelance/mission-list";
import { SaveButton } from "@/components/saved/save-button";
import { CorrectedNote } from "@/components/search/corrected-note";
import { PageHeader } from "@/components/ui/page-header";
import { countMissions, countMissionsFound } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/notices";
import { missionBudgets } from "@/lib/freelance/choices";
import { activeMissionFilters, type MissionFilters, missionsHref } from "@/lib/freelance/filters";
import type { listMissions } from "@/lib/freelance/queries";
import { sampleMissions } from "@/lib/freelance/samples";
import type { Corrected } from "@/lib/search/queries";

type Props = {
  filters: MissionFilters;
  result: Corrected<Awaited<ReturnType<typeof listMissions>>>;
};

/** The mission list with its filters. */
export function MissionsView({ filters, result }: Props) {
  return (
    <FilteredList
      live
      kind="freelance"
      label="Freelance"
      header={<MissionsHeader />}
      href={missionsHref(filters)}
      loading="Chargement des missions..."
      fields={<MissionFilterFields filters={filters} />}
      found={countMissionsFound(result.total)}
      active={activeMissionFilters(filters)}
      pages={{
        page: filters.page,
        pageCount: result.pageCount,
        hrefFor: (page) => missionsHref({ ...filters, page }),
      }}
    >
      {result.corrected && <CorrectedNote typed={filters.q} searched={result.corrected} />}
      {result.missions.length === 0 ? (
        <NoMissions narrowed={result.narrowed} />
      ) : (
        <MissionGrid
          missions={result.missions}
          saveFor={({ id, title }) => <SaveButton compact kind="freelance" id={id} title={title} />}
          markFor={({ id }) => <AppliedMark id={id} />}
        />
      )}
      <NegotiableToo filters={filters} count={result.negotiable} />
    </FilteredList>
  );
}

/** Examples, while missions cannot be read. */
export function MissionSamples({ reference }: { reference: string }) {
  return (
    <SampleList
      header={<MissionsHeader />}
      text="Les missions ne peuvent pas être affichées pour le moment. Voici des exemples de ce que vous trouverez ici ; on ne peut pas y postuler."
      reference={reference}
    >
      <MissionGrid example missions={sampleMissions} />
    </SampleList>
  );
}

function MissionsHeader() {
  return (
    <PageHeader
      title="Missions freelance"
      lead="Des mandats à votre mesure : budget, durée et compétences d’un coup d’œil."
      actions={
        <Publish
          kind="freelance"
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
