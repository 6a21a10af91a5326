import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Pagination } from "@/components/ui/pagination";
import { PastEnd } from "@/components/ui/past-end";
import { EmptyState } from "@/components/ui/states";
import type { JobCard as JobCardData } from "@/lib/jobs/schema";
import { cardOf } from "./job-card";
import { JobCards } from "./job-cards";

type Props = {
  jobs: JobCardData[];
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** Whether filters may be the reason for an empty list. */
  filtered: boolean;
  /** Distances from the town of the search, formatted. */
  distances: ReadonlyMap<number, string | undefined>;
  /** Control that saves the offer of a card (components/ui/card-subject.tsx). */
  save: ReactNode;
  /** Control of a quick application. */
  apply: ReactNode;
  /** How the offer matches the viewer's profile. */
  match: ReactNode;
  /** Id of the offer that is open beside the list. */
  chosen?: string;
  pane?: ReactNode;
};

export function JobList(props: Props) {
  const { jobs, page, pageCount, hrefFor, filtered, distances, chosen, pane } = props;
  const { save, apply, match } = props;
  if (jobs.length === 0 && pageCount > 0)
    return <PastEnd pageCount={pageCount} hrefFor={hrefFor} />;
  if (jobs.length === 0) return <NoJobs filtered={filtered} />;
  return (
    <>
      <JobCards
        cards={jobs.map((job) => cardOf(job, distances.get(job.municipality_id ?? 0)))}
        save={save}
        apply={apply}
        match={match}
        inList
        chosen={chosen}
      />
      {pane}
      <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
    </>
  );
}

function NoJobs({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState
      title="Aucune offre trouvée"
      text="Essayez avec moins de filtres, un mot plus court ou une autre province."
    >
      <ButtonLink href="/emplois" scroll={false} variant="primary">
        Effacer les filtres
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState
      title="Aucune offre trouvée"
      text="Revenez bientôt&nbsp;: de nouvelles offres arriveront ici."
    />
  );
}
